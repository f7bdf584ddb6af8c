// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { film } from '#content/film.ts';
import { VideoDialog } from './VideoDialog.tsx';

describe('the film', () => {
  afterEach(cleanup);

  it('is not in the page before it is opened, and its button leads to the file without a script', () => {
    const html = renderToStaticMarkup(<VideoDialog content={film} />);
    expect(html).not.toContain('<video');
    expect(html).toMatch(/<form action="[^"]+\.mp4[^"]*"><button[^>]* type="submit"/);
  });

  it('plays when it is opened, and lets go of its file when it is closed', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
    const { container } = render(<VideoDialog content={film} />);
    await userEvent.click(screen.getByRole('button', { name: film.open }));
    expect(container.querySelector('dialog')?.open).toBe(true);
    expect(container.querySelectorAll('video source')).toHaveLength(2);
    expect(play).toHaveBeenCalledOnce();

    container.querySelector('dialog')?.close();
    await vi.waitFor(() => expect(container.querySelector('video')).toBeNull());
    expect(pause).toHaveBeenCalled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('closes by a click beside its sheet, not by one on it', async () => {
    const { container } = render(<VideoDialog content={film} />);
    const dialog = container.querySelector('dialog');
    await userEvent.click(screen.getByRole('button', { name: film.open }));
    await userEvent.click(screen.getByRole('heading', { name: film.title }));
    expect(dialog?.open).toBe(true);
    if (dialog) await userEvent.click(dialog);
    expect(dialog?.open).toBe(false);
  });
});
