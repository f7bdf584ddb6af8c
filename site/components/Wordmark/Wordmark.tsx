import { clsx } from 'clsx';
import type { SVGAttributes } from 'react';
import clients from '#assets/wordmarks/clients.svg?url';
import partners from '#assets/wordmarks/partners.svg?url';
import { wordmarkSlug } from '#assets/wordmarks/wordmark-slug.ts';
import {
  type Client,
  clientWidths,
  type Partner,
  partnerWidths,
  wordmarkHeight,
} from '#assets/wordmarks/wordmarks.ts';
import styles from './Wordmark.module.css';

export interface WordmarkProps extends SVGAttributes<SVGSVGElement> {
  name: Partner | Client;
  /** For the copies that a moving row repeats: drawn, but not read out again. */
  decorative?: boolean;
}

function drawingOf(name: Partner | Client): { sprite: string; width: number } {
  return name in partnerWidths
    ? { sprite: partners, width: partnerWidths[name as Partner] }
    : { sprite: clients, width: clientWidths[name as Client] };
}

/** A partner's or client's name in its own letters, in the colour of the text around it. */
export function Wordmark({ name, decorative = false, className, ...rest }: WordmarkProps) {
  const { sprite, width } = drawingOf(name);
  return (
    <svg
      aria-hidden={decorative || undefined}
      aria-label={decorative ? undefined : name}
      className={clsx(styles.wordmark, className)}
      height={wordmarkHeight}
      role="img"
      viewBox={`0 0 ${width} ${wordmarkHeight}`}
      width={width}
      {...rest}
    >
      <use href={`${sprite}#${wordmarkSlug(name)}`} />
    </svg>
  );
}
