import { type Portrait as Drawing, portraits } from '#assets/portraits/portraits.ts';
import type { ShownPicture } from '../Picture/Picture.tsx';
import { PictureElement } from '../Picture/PictureElement.tsx';

const drawings: Readonly<Record<string, Drawing | undefined>> = portraits;

export interface PortraitProps {
  /** A drawing in site/assets/portraits, without extension, or the files of a photograph. */
  name: ShownPicture;
  alt: string;
  sizes: string;
  className?: string | undefined;
  /** For a portrait in the first view of a page. */
  priority?: boolean;
  /** One of several portraits on the page: drawings then come from a sprite. */
  inGroup?: boolean;
}

/** A photograph of a person, or a drawing if there is none. */
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
