import { pictureFiles } from '#assets/pictures/picture-files.ts';
import { PictureElement, type PictureElementProps } from './PictureElement.tsx';

export interface PictureProps extends Omit<PictureElementProps, 'files' | 'onPhone' | 'onTablet'> {
  /** A drawing or a photograph in site/assets/pictures, without width and ending. */
  name: string;
  /** The pictures that stand in its place on a phone and on a tablet, where it could not be read. */
  phone?: string | undefined;
  tablet?: string | undefined;
}

export function Picture({ name, phone, tablet, ...rest }: PictureProps) {
  return (
    <PictureElement
      files={pictureFiles(name)}
      onPhone={phone ? pictureFiles(phone) : undefined}
      onTablet={tablet ? pictureFiles(tablet) : undefined}
      {...rest}
    />
  );
}
