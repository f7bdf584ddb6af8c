const glow = 900;

/** Lights one tile for a moment. Tiles are counted from the top end corner. */
export function lightTile(wall: HTMLElement, end: number, top: number, tone: string): void {
  const star = document.createElement('i');
  Object.assign(star.style, {
    position: 'absolute',
    insetInlineEnd: `${end}em`,
    insetBlockStart: `${top}em`,
    inlineSize: '1em',
    blockSize: '1em',
    background: `var(--tile-${tone})`,
    clipPath: 'var(--star-shape)',
  });
  wall.append(star);
  const animation = star.animate({ opacity: [0, 0.8, 0] }, { duration: glow, easing: 'ease-out' });
  void animation.finished.then(() => star.remove());
}
