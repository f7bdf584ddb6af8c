import { clsx } from 'clsx';
import type { ImgHTMLAttributes } from 'react';
import clients from '#assets/wordmarks/clients.svg?url';
import partners from '#assets/wordmarks/partners.svg?url';
import { wordmarkSlug } from '#assets/wordmarks/wordmark-slug.ts';
import { clientWidths, partnerWidths, wordmarkHeight } from '#assets/wordmarks/wordmarks.ts';
import styles from './Wordmark.module.css';

export interface WordmarkProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src' | 'loading'> {
  /** A partner or client; one without a drawing is set as text. */
  name: string;
  /** For the copies that a moving row repeats: drawn, but not read out again. */
  decorative?: boolean;
}

const partnerDrawings: Readonly<Record<string, number | undefined>> = partnerWidths;
const clientDrawings: Readonly<Record<string, number | undefined>> = clientWidths;

function drawingOf(name: string): { sheet: string; width: number } | undefined {
  const [partner, client] = [partnerDrawings[name], clientDrawings[name]];
  if (partner !== undefined) return { sheet: partners, width: partner };
  return client === undefined ? undefined : { sheet: clients, width: client };
}

/** A partner's or client's name in its own letters, in the colour of text on a light band. */
export function Wordmark({ name, decorative = false, className, ...rest }: WordmarkProps) {
  const drawing = drawingOf(name);
  if (!drawing) {
    return (
      <span aria-hidden={decorative || undefined} className={clsx(styles.text, className)}>
        {name}
      </span>
    );
  }
  const { sheet, width } = drawing;
  return (
    <img
      alt={decorative ? '' : name}
      className={clsx(styles.wordmark, className)}
      height={wordmarkHeight}
      loading="lazy"
      src={`${sheet}#${wordmarkSlug(name)}`}
      width={width}
      {...rest}
    />
  );
}
