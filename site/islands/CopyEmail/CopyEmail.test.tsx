// @vitest-environment happy-dom
import '#harness/component.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { contactPage } from '#content/contact-page.ts';
import { showToast } from '../Toasts/show-toast.ts';
import { CopyEmail } from './CopyEmail.tsx';

vi.mock('../Toasts/show-toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const content = contactPage.details.email;

/** Presses the button in a browser that has this clipboard. */
async function press(clipboard: object | undefined): Promise<void> {
  const user = userEvent.setup({ delay: null });
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(<CopyEmail content={content} />);
  await import('./copy-email.client.ts');
  await import('./copied-toast.client.ts');
  await user.click(screen.getByRole('button', { name: 'Copy the email address' }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.mocked(showToast).mockReset();
  getSelection()?.removeAllRanges();
});

it.each([
  ['is forbidden', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['is missing', undefined],
])('selects the address where the clipboard %s', async (_, clipboard) => {
  await press(clipboard);
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(content.refused));
  expect(String(getSelection())).toBe(content.address);
});
