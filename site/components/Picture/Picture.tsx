import { pictureFiles } from '#assets/pictures/picture-files.ts';
import { PictureElement, type PictureElementProps } from './PictureElement.tsx';

export interface PictureProps extends Omit<PictureElementProps, 'files'> {
  /** A drawing or a photograph in site/assets/pictures, without width and ending. */
  name: string;
}

export function Picture({ name, ...rest }: PictureProps) {
  return <PictureElement files={pictureFiles(name)} {...rest} />;
}
