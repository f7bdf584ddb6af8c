import type { SVGAttributes } from 'react';

export interface NearDrawingProps extends SVGAttributes<SVGSVGElement> {
  /** A drawing in a file of many: `/_astro/sprite.svg#name`. */
  href: string;
  /** What it says; without a label it is decoration. */
  label?: string | undefined;
}

function Frame({ label, ...rest }: Omit<NearDrawingProps, 'href'>) {
  return (
    <svg aria-hidden={label === undefined || undefined} aria-label={label} role="img" {...rest} />
  );
}

/**
 * A drawing whose file comes when its band does (document/drawings-when-near.client.ts): a browser would fetch it
 * with the page, however far down it is. Without a script it does, and utilities.css hides the empty one.
 */
export function NearDrawing({ href, ...rest }: NearDrawingProps) {
  return (
    <>
      <Frame {...rest}>
        <use data-near={href} />
      </Frame>
      <noscript>
        <Frame {...rest}>
          <use href={href} />
        </Frame>
      </noscript>
    </>
  );
}
