import { clsx } from 'clsx';
import type { SVGAttributes } from 'react';
import sprite from '#assets/technologies/sprite.svg?url';
import { type Technology, technologySlug } from '#assets/technologies/technologies.ts';
import styles from './TechnologyIcon.module.css';

export interface TechnologyIconProps extends SVGAttributes<SVGSVGElement> {
  technology: Technology;
}

/**
 * A technology's sign in the colour of its text, from one file that all pages share. It is decoration:
 * the name always stands beside it as text.
 */
export function TechnologyIcon({ technology, className, ...rest }: TechnologyIconProps) {
  return (
    <svg aria-hidden="true" className={clsx(styles.icon, className)} viewBox="0 0 24 24" {...rest}>
      <use href={`${sprite}#${technologySlug(technology)}`} />
    </svg>
  );
}
