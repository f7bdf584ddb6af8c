import { clsx } from 'clsx';
import type { SVGAttributes } from 'react';
import { drawEmblem, type EmblemTone } from './emblems.ts';
import styles from './ServiceEmblem.module.css';
import { side } from './star-geometry.ts';

const toneStyles: Readonly<Record<EmblemTone, string | undefined>> = {
  deep: styles.deep,
  mid: styles.mid,
  soft: styles.soft,
  warm: styles.warm,
  lit: styles.lit,
  cut: styles.cut,
};

export interface ServiceEmblemProps extends SVGAttributes<SVGSVGElement> {
  /** The name of the emblem, usually the slug of the service. */
  slug: string;
}

/** The emblem of a service. Decorative, because the title is always beside it. */
export function ServiceEmblem({ slug, className, ...rest }: ServiceEmblemProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.emblem, className)}
      height={64}
      viewBox={`0 0 ${side} ${side}`}
      width={64}
      {...rest}
    >
      {drawEmblem(slug).map(({ tone, d, overlaps }) => (
        <path
          className={toneStyles[tone]}
          d={d}
          fillRule={overlaps ? undefined : 'evenodd'}
          key={d}
        />
      ))}
    </svg>
  );
}
