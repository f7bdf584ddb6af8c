export interface SheetDrawing {
  /** The fragment of the file's address that shows only this drawing. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/**
 * Combines drawings of one colour in one file. Each is a view that a page can show as an image
 * (`<img src="sheet.svg#id">`). They are three heights apart, because an image that is narrower
 * than its drawing also shows the space above and below it.
 */
export function drawSheet(drawings: readonly SheetDrawing[], fill: string): string {
  let top = 0;
  const views = drawings.map(({ id, width, height, body }) => {
    const view = `<view id="${id}" viewBox="0 ${top} ${width} ${height}"/><g transform="translate(0 ${top})">${body}</g>`;
    top += 4 * height;
    return view;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" fill="${fill}">${views.join('')}</svg>\n`;
}
