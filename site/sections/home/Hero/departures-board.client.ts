import { lightTile } from '#components/TileWall/light-tile.ts';

/**
 * Every few seconds one status of the board flips to the next, letter by letter, and a tile of the
 * wall lights up. Nothing moves under reduced motion, while paused, hovered or out of view.
 */
const everyMs = 3600;
const letterMs = 45;
const lights = ['brass', 'teal', 'bone'];

const board = document.querySelector<HTMLElement>('[data-departures]');
const pause = document.querySelector<HTMLInputElement>('[data-departures-pause]');
const wall = board?.closest('section')?.querySelector<HTMLElement>('[data-tile-wall]');
const cells = [...(board?.querySelectorAll<HTMLElement>('[data-statuses]') ?? [])];

/** Flips one letter after the other, each through a few wrong ones. */
function turnOver(cell: HTMLElement, next: string): void {
  const old = cell.textContent ?? '';
  const length = Math.max(old.length, next.length);
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    const done = Math.floor(step / 2);
    if (done >= length) {
      clearInterval(timer);
      cell.textContent = next;
      cell.dataset.status = next;
      return;
    }
    const flap = String.fromCharCode(65 + ((step * 7 + length) % 26));
    cell.textContent = next.slice(0, done) + flap + old.slice(done + 1);
  }, letterMs);
}

let turn = 0;
function announce(): void {
  const box = board?.getBoundingClientRect();
  const isSeen = box && box.bottom > 0 && box.top < innerHeight;
  if (!isSeen || pause?.checked || board?.matches(':is(:hover, :focus-within)')) return;
  const cell = cells[(turn * 2) % cells.length];
  const statuses = cell?.dataset.statuses?.split(',') ?? [];
  const next = statuses[(statuses.indexOf(cell?.dataset.status ?? '') + 1) % statuses.length];
  if (cell && next) turnOver(cell, next);
  if (wall) lightTile(wall, turn % 2, 1 + ((turn * 3) % 5), lights[turn % lights.length] ?? 'teal');
  turn += 1;
}

if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  setInterval(announce, everyMs);
}
