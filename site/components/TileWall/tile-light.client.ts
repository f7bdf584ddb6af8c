/** Tiles light up under the pointer and go out again. Nothing depends on it; when-pointed-at.ts brings it. */

const svg = 'http://www.w3.org/2000/svg';
const glow = 900;

/** Lights the tile under a point of the window; returns which one it was. */
function light(wall: SVGSVGElement, x: number, y: number, last: string): string {
  const toWall = wall.getScreenCTM()?.inverse();
  // The first star of the wall, in relative steps: the same shape fits every tile.
  const [, right, middle, shape] =
    /^M([\d.]+) ([\d.]+)(l[^z]+z)/.exec(wall.querySelector('path')?.getAttribute('d') ?? '') ?? [];
  if (!toWall || !shape) return last;
  const size = Number(wall.dataset.tile);
  const point = new DOMPoint(x, y).matrixTransform(toWall);
  const column = Math.floor(point.x / size);
  const row = Math.floor(point.y / size);
  const tile = `${column} ${row}`;
  if (tile === last) return last;
  const star = document.createElementNS(svg, 'path');
  // Tips lie on the edges of a tile, so a star starts at the right edge, half way down.
  const offsetX = (Number(right) % size) + (column + 1) * size;
  const offsetY = (Number(middle) % size) + row * size;
  star.setAttribute('d', `M${offsetX} ${offsetY}${shape}`);
  star.setAttribute('fill', 'var(--tile-teal)');
  wall.append(star);
  const animation = star.animate({ opacity: [0, 0.8, 0] }, { duration: glow, easing: 'ease-out' });
  void animation.finished.then(() => star.remove());
  return tile;
}

const walls = [...document.querySelectorAll<SVGSVGElement>('svg[data-tile]')];
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

export {};
