const canMove = matchMedia('(prefers-reduced-motion: no-preference)').matches;
const board = document.querySelector<HTMLElement>('[data-departures]');
const pass = document.querySelector<HTMLElement>('[data-boarding-pass]');
const rows = [...(board?.querySelectorAll<HTMLElement>('[data-pass]') ?? [])];
let [shown] = rows;

/** Shows the pass of the hovered or focused row, or of the first row. */
function showPass(): void {
  const is = (state: string) => (row: HTMLElement) => row.matches(state);
  const row = rows.find(is(':hover')) ?? rows.find(is(':focus-within')) ?? rows[0];
  if (!pass || !row || row === shown) return;
  shown = row;
  const texts: string[][] = JSON.parse(String(row.dataset.pass));
  for (const entry of pass.querySelectorAll<HTMLElement>('[data-label]')) {
    const [label, value] = texts.shift() ?? [];
    entry.dataset.label = label;
    entry.textContent = value ?? '';
  }
  if (canMove) pass.animate({ opacity: [0, 1], translate: ['0 0.5rem', '0 0'] }, 200);
}

for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) {
  // Wait a frame, because the focus may be moving to another row.
  board?.addEventListener(type, () => requestAnimationFrame(showPass));
}
showPass();

export {};
