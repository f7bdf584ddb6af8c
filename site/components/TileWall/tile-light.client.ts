/** Lights tiles under the pointer. Loaded when the mouse first moves. */
import { lightTile } from './light-tile.ts';

/** Lights the tile under a point of the window and returns its key. */
function light(wall: HTMLElement, x: number, y: number, last: string): string {
  const { right, top } = wall.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(wall).fontSize);
  const fromEnd = Math.floor((right - x) / size);
  const fromTop = Math.floor((y - top) / size);
  const tile = `${fromEnd} ${fromTop}`;
  if (tile === last) return last;
  lightTile(wall, fromEnd, fromTop, 'teal');
  return tile;
}

const walls = [...document.querySelectorAll<HTMLElement>('[data-tile-wall]')];
let last = '';
let waiting = false;
document.addEventListener('pointermove', ({ clientX, clientY }) => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    const wall = walls.find((candidate) => {
      const box = candidate.getBoundingClientRect();
      return (
        clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
      );
    });
    if (wall) last = light(wall, clientX, clientY, last);
  });
});
