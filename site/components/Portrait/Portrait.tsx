import { photographFiles } from '#assets/photographs/photograph-files.ts';
import { type Portrait as Drawing, portraits } from '#assets/portraits/portraits.ts';
import { PictureElement } from '../Picture/PictureElement.tsx';

const drawings: Readonly<Record<string, Drawing | undefined>> = portraits;

export interface PortraitProps {
  /** A drawing or a photograph in site/assets/portraits, without its ending. */
  name: string;
  alt: string;
  sizes: string;
  className?: string | undefined;
  /** For a portrait in the page's first view. */
  priority?: boolean;
  /** One of several on the page: drawings come in one file then. */
  inGroup?: boolean;
}

/** A person: as photographed, or else as drawn. */
export function Portrait({
  name,
  alt,
  sizes,
  className,
  priority = false,
  inGroup = false,
}: PortraitProps) {
  const photograph = photographFiles('portraits', name);
  if (photograph) {
    return (
      <PictureElement
        alt={alt}
        className={className}
        files={photograph}
        priority={priority}
        sizes={sizes}
      />
    );
  }
  const drawing = drawings[name];
  if (!drawing)
    throw new Error(`There is no portrait ${name}; put ${name}.jpg into site/assets/portraits.`);
  return (
    <img
      alt={alt}
      className={className}
      height={drawing.height}
      loading={priority ? 'eager' : 'lazy'}
      src={inGroup ? drawing.inGroup : drawing.url}
      width={drawing.width}
    />
  );
}
