import { type PictureFiles, pictureFiles } from '#assets/pictures/picture-files.ts';
import { PictureElement, type PictureElementProps } from './PictureElement.tsx';

export type ShownPicture = string | PictureFiles;

export interface PictureProps extends Omit<PictureElementProps, 'files' | 'onPhone' | 'onTablet'> {
  /**
   * A drawing in site/assets/pictures, without width and extension, or the files of an editor's
   * picture.
   */
  name: ShownPicture;
  /** Pictures for phones and tablets, where the main one would be too small to read. */
  phone?: ShownPicture | undefined;
  tablet?: ShownPicture | undefined;
}

const filesOf = (picture: ShownPicture): PictureFiles =>
  typeof picture === 'string' ? pictureFiles(picture) : picture;

export function Picture({ name, phone, tablet, ...rest }: PictureProps) {
  return (
    <PictureElement
      files={filesOf(name)}
      onPhone={phone ? filesOf(phone) : undefined}
      onTablet={tablet ? filesOf(tablet) : undefined}
      {...rest}
    />
  );
}
