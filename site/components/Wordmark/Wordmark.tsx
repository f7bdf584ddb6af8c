import { clsx } from 'clsx';
import type { ImgHTMLAttributes } from 'react';
import clients from '#assets/wordmarks/clients.svg?url';
import partners from '#assets/wordmarks/partners.svg?url';
import { wordmarkSlug } from '#assets/wordmarks/wordmark-slug.ts';
import { clientWidths, partnerWidths, wordmarkHeight } from '#assets/wordmarks/wordmarks.ts';
import styles from './Wordmark.module.css';

export interface WordmarkProps
  extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'alt' | 'src' | 'loading'> {
  /** The name of a partner or client. One without a drawing is rendered as text. */
  name: string;
  /** Hides a repeated copy in a marquee from screen readers. */
  decorative?: boolean;
}

const partnerDrawings: Readonly<Record<string, number | undefined>> = partnerWidths;
const clientDrawings: Readonly<Record<string, number | undefined>> = clientWidths;

function drawingOf(name: string): { sheet: string; width: number } | undefined {
  const [partner, client] = [partnerDrawings[name], clientDrawings[name]];
  if (partner !== undefined) return { sheet: partners, width: partner };
  return client === undefined ? undefined : { sheet: clients, width: client };
}

/** The wordmark of a partner or client, in the text colour of a light band. */
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
