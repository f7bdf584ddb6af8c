/**
 * Opens and closes the film (specification, section 2: closed by default, autoplay). The film is in
 * the page only while its dialog is open: nothing loads before, and nothing goes on loading after.
 */
function runVideoDialog(part: HTMLElement): void {
  const link = part.querySelector<HTMLAnchorElement>(':scope > a');
  const opener = part.querySelector<HTMLButtonElement>(':scope > button');
  const dialog = part.querySelector('dialog');
  const template = dialog?.querySelector('template');
  const drawn = template?.content.querySelector('video');
  if (!link || !opener || !dialog || !template || !drawn) return;
  let video: HTMLVideoElement | undefined;
  const hadFocus = document.activeElement === link;
  link.hidden = true;
  opener.hidden = false;
  if (hadFocus) opener.focus();

  opener.addEventListener('click', () => {
    video = document.importNode(drawn, true);
    template.before(video);
    dialog.showModal();
    // A browser that will not play by itself shows its controls.
    video.play().catch(() => undefined);
  });
  dialog.addEventListener('click', (event) => {
    // The dialog fills the window: what is clicked beside its sheet is the dialog itself.
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    video?.pause();
    video?.replaceChildren();
    // Loading nothing is what lets go of the file.
    video?.load();
    video?.remove();
    opener.focus();
  });
}

for (const part of document.querySelectorAll<HTMLElement>('[data-video-dialog]')) {
  runVideoDialog(part);
}
