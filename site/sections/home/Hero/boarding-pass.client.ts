/** The pass beside the board is that of the row which is pointed at or has the focus. */
const canMove = matchMedia('(prefers-reduced-motion: no-preference)').matches;
const board = document.querySelector<HTMLElement>('[data-departures]');
const pass = document.querySelector<HTMLElement>('[data-boarding-pass]');
const entries = [...(pass?.querySelectorAll<HTMLElement>('[data-label]') ?? [])];
const rows = [...(board?.querySelectorAll<HTMLElement>('[data-pass]') ?? [])];
let shown = rows[0];

/** Shows the pass of the row that is pointed at or has the focus, otherwise that of the first. */
function showPass(): void {
  const chosen = [':hover', ':focus-within'].flatMap((state) =>
    rows.filter((row) => row.matches(state)),
  );
  const row = chosen[0] ?? rows[0];
  if (!row || row === shown) return;
  shown = row;
  const texts: [string, string][] = JSON.parse(row.dataset.pass ?? '[]');
  for (const [index, [label, value]] of texts.entries()) {
    const entry = entries[index];
    if (!entry) continue;
    entry.dataset.label = label;
    entry.textContent = value;
  }
  if (canMove) {
    pass?.animate(
      { opacity: [0, 1], translate: ['0 0.5rem', '0 0'] },
      { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }
}

for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) {
  // The states are those of the next frame: the focus may be on its way to another row.
  board?.addEventListener(type, () => requestAnimationFrame(showPass));
}
showPass();

export {};
