/**
 * The stations of the Working Process. Without this they are links, and following one opens its
 * notice. A link cannot close it again or say that it is open, so here each becomes a button that
 * toggles the same notice as the accordion does.
 */
function toStation(link: HTMLAnchorElement): void {
  const text = document.getElementById(link.hash.slice(1));
  const notice = text?.closest('details');
  if (!text || !notice) return;
  const station = document.createElement('button');
  station.type = 'button';
  station.className = link.className;
  station.append(...link.childNodes);
  station.setAttribute('aria-controls', text.id);
  const update = () => station.setAttribute('aria-expanded', String(notice.open));
  station.addEventListener('click', () => {
    notice.open = !notice.open;
  });
  notice.addEventListener('toggle', update);
  update();
  link.replaceWith(station);
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-route] nav a')) {
  toStation(link);
}
