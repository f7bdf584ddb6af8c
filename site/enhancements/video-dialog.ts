/**
 * Opens and closes the film (specification, section 2: closed by default, autoplay). The film has an
 * address only while its dialog is open: nothing loads before, and nothing goes on loading after.
 */
function runVideoDialog(part: HTMLElement): void {
  const link = part.querySelector<HTMLAnchorElement>(':scope > a');
  const opener = part.querySelector<HTMLButtonElement>(':scope > button');
  const dialog = part.querySelector('dialog');
  const video = dialog?.querySelector('video');
  const sources = video?.querySelector('template')?.content;
  if (!link || !opener || !dialog || !video || !sources) return;
  const hadFocus = document.activeElement === link;
  link.hidden = true;
  opener.hidden = false;
  if (hadFocus) opener.focus();

  opener.addEventListener('click', () => {
    video.append(sources.cloneNode(true));
    dialog.showModal();
    video.load();
  });
  dialog.addEventListener('click', (event) => {
    // The dialog fills the window: what is clicked beside its sheet is the dialog itself.
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    video.pause();
    for (const source of video.querySelectorAll('source, track')) source.remove();
    // Loading nothing is what lets go of the file.
    video.load();
    opener.focus();
  });
}

for (const part of document.querySelectorAll<HTMLElement>('[data-video-dialog]')) {
  runVideoDialog(part);
}
