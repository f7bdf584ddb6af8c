// @vitest-environment happy-dom
import '#harness/component.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RuleSet } from '#enquiry/rules.ts';

const good = {
  Name: 'José Álvarez',
  Email: 'jose@example.com',
  Company: 'Example Travel',
  Phone: '01214960000',
  Message: 'We need a booking engine.',
};
type Label = keyof typeof good;
const sent = {
  name: good.Name,
  email: good.Email,
  company: good.Company,
  phone: good.Phone,
  message: good.Message,
};

const answer = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));
const thanks = answer(201, { message: 'Thank you.' });

const posts = vi.fn<typeof fetch>();
const reported = vi.spyOn(console, 'error');
let user: UserEvent;

const field = (label: Label) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => Object.fromEntries(labels.map((label) => [label, field(label).value]));
const labels: readonly Label[] = ['Name', 'Email', 'Company', 'Phone', 'Message'];
const blank = Object.fromEntries(labels.map((label) => [label, '']));
const messageElement = (label: Label) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
const messageOf = (label: Label) => messageElement(label)?.textContent;
const isError = (label: Label) => field(label).getAttribute('aria-invalid') === 'true';
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const placeSays = (role: 'status' | 'alert') => (text: string) =>
  waitFor(() => expect(screen.getByRole(role).textContent).toContain(text));
const thanksSay = placeSays('status');
const troubleSays = placeSays('alert');

async function fill(): Promise<void> {
  for (const label of labels) {
    await user.click(field(label));
    await user.paste(good[label]);
  }
}

const bodyOf = (call: number) => JSON.parse(String(posts.mock.calls[call]?.[1]?.body));

/** A page of its own: the form with a store that has just been loaded. */
async function loadForm() {
  vi.resetModules();
  const { EnquiryForm } = await import('./EnquiryForm.tsx');
  return EnquiryForm;
}

async function open(form: RuleSet = 'contact') {
  const EnquiryForm = await loadForm();
  return render(<EnquiryForm form={form} label="Write to us" />);
}

/** The form as the server sends it, and what hydrates it later. */
async function openAsHtml() {
  const EnquiryForm = await loadForm();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<EnquiryForm form="contact" label="Write to us" />);
  return () =>
    render(<EnquiryForm form="contact" label="Write to us" />, { container, hydrate: true });
}

beforeEach(() => {
  user = userEvent.setup({ delay: null });
  posts.mockReset().mockImplementation(thanks);
  reported.mockReset();
  vi.stubGlobal('fetch', posts);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  sessionStorage.clear();
  // React says here what it thinks of a hydration that does not match.
  expect(reported).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('announces the message of the field that was left, and no other', async () => {
  await open();
  await user.click(field('Name'));
  await user.click(field('Email'));
  await waitFor(() => expect(messageOf('Name')).toBe('Enter your name.'));
  const live = labels.map((label) => messageElement(label)?.getAttribute('aria-live'));
  expect(live).toEqual(['polite', 'off', 'off', 'off', 'off']);
});

it('prints only valid fields on the pass, which is hidden from assistive technology', async () => {
  await open();
  await user.type(field('Company'), 'Umrah');
  await user.type(field('Name'), 'R2');
  const printed = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;
  await waitFor(() => expect(printed('Company')?.textContent).toBe('Umrah'));
  expect(printed('From')?.textContent).toBe('UMR');
  expect(printed('Name')?.textContent).not.toContain('R2');
  expect(screen.getByText('1 of 5').closest('[aria-hidden="true"]')).not.toBeNull();
  expect(printed('Name')?.parentElement?.closest('[aria-hidden="true"]')).not.toBeNull();
});

describe('a valid enquiry', () => {
  it('clears the fields, is sent once, and shows the thanks until the visitor types again', async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    posts.mockImplementation(() => promise.then(thanks));
    await open();
    await fill();
    await press('Send Message');
    const button = await screen.findByRole('button', { name: 'Sending…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(values()).toEqual(blank));
    expect(screen.getByRole('status').textContent).toBe('');
    await user.click(button);
    release();
    await thanksSay('Thank you.');
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeTruthy();
    expect(posts).toHaveBeenCalledTimes(1);
    expect(bodyOf(0)).toEqual(sent);
    // The second press was no submit of a blank form.
    expect(labels.some(isError)).toBe(false);
    await user.type(field('Name'), 'A');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it('returns to the fields after a refusal, without replacing what is being written', async () => {
    posts.mockImplementationOnce(answer(422, { message: 'Please check your name.' }));
    await open();
    await fill();
    await press('Send Message');
    await troubleSays('Please check your name.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.type(field('Name'), 'Ann');
    await press('Edit my message');
    await waitFor(() => expect(values()).toEqual(good));
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(screen.getByRole('alert').textContent).toBe('');
    await press('Send Message');
    await thanksSay('Thank you.');
    expect(bodyOf(1)).toEqual(sent);
    expect(values()).toEqual({ ...blank, Name: 'Ann' });
  });
});

it('validates what was typed before it hydrated', async () => {
  const hydrate = await openAsHtml();
  await user.type(field('Name'), 'R2');
  hydrate();
  await press('Send Message');
  await waitFor(() => expect(messageOf('Name')).toBe('Use letters and spaces only.'));
  expect(field('Name').value).toBe('R2');
  expect(posts).not.toHaveBeenCalled();
});

describe('a draft', () => {
  it('is not replaced by a message in the address, which fills only an empty field', async () => {
    location.hash = '#message=Dear+Amina';
    await open();
    await waitFor(() => expect(values()).toEqual({ ...blank, Message: 'Dear Amina' }));
    await user.type(field('Message'), ', hello');
    cleanup();
    await open();
    await waitFor(() => expect(field('Message').value).toBe('Dear Amina, hello'));
    location.hash = '';
  });

  it('is removed when the enquiry is sent', async () => {
    await open();
    await fill();
    await press('Send Message');
    await thanksSay('Thank you.');
    cleanup();
    await open();
    expect(values()).toEqual(blank);
    expect(sessionStorage.length).toBe(0);
  });

  it('does not replace text typed before hydration', async () => {
    await open();
    await fill();
    cleanup();
    const hydrate = await openAsHtml();
    await user.type(field('Name'), 'Ann');
    hydrate();
    expect(values()).toEqual({ ...blank, Name: 'Ann' });
  });

  it('expires after a day', async () => {
    await open();
    await fill();
    cleanup();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    await open();
    expect(values()).toEqual(blank);
    now.mockRestore();
  });

  it('includes text that returned for editing', async () => {
    posts.mockImplementation(answer(422, { message: 'No.' }));
    await open();
    await fill();
    await press('Send Message');
    await troubleSays('No.');
    await press('Edit my message');
    cleanup();
    await open();
    expect(values()).toEqual(good);
  });
});

it('sends the honeypot', async () => {
  await open();
  await fill();
  const trap = document.querySelector<HTMLInputElement>('[name="subject"]');
  if (trap) trap.value = 'buy pills';
  await press('Send Message');
  await thanksSay('Thank you.');
  expect(new Headers(posts.mock.calls[0]?.[1]?.headers).get('form-trap')).toBe('buy%20pills');
});
