import { type Portrait as Drawing, portraits } from '#assets/portraits/portraits.ts';
import type { ShownPicture } from '../Picture/Picture.tsx';
import { PictureElement } from '../Picture/PictureElement.tsx';

const drawings: Readonly<Record<string, Drawing | undefined>> = portraits;

export interface PortraitProps {
  /** A drawing in site/assets/portraits, without its ending, or the files of a photograph. */
  name: ShownPicture;
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
  if (typeof name !== 'string') {
    return (
      <PictureElement
        alt={alt}
        className={className}
        files={name}
        priority={priority}
        sizes={sizes}
      />
    );
  }
  const drawing = drawings[name];
  if (!drawing) throw new Error(`There is no drawing ${name} in site/assets/portraits.`);
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
