import { clsx } from 'clsx';
import type { SVGAttributes } from 'react';
import sprite from '#assets/technologies/sprite.svg?url';
import { technologies, technologySlug } from '#assets/technologies/technologies.ts';
import { starPath } from '#drawing/star.ts';
import styles from './TechnologyIcon.module.css';

const drawn: ReadonlySet<string> = new Set(technologies);

export interface TechnologyIconProps extends SVGAttributes<SVGSVGElement> {
  technology: string;
}

/**
 * A technology's sign in the colour of its text, from one file that all pages share; a star where it has
 * none. It is decoration: the name always stands beside it as text.
 */
export function TechnologyIcon({ technology, className, ...rest }: TechnologyIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      height={28}
      viewBox="0 0 24 24"
      width={28}
      {...rest}
    >
      {drawn.has(technology) ? (
        <use href={`${sprite}#${technologySlug(technology)}`} />
      ) : (
        <path d={starPath(12, 12, 11)} />
      )}
    </svg>
  );
}
