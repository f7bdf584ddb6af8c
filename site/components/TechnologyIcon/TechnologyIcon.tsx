import { clsx } from 'clsx';
import onDark from '#assets/technologies/on-dark.svg?url';
import onLight from '#assets/technologies/on-light.svg?url';
import { technologies, technologySlug } from '#assets/technologies/technologies.ts';
import { Star } from '../Star/Star.tsx';
import styles from './TechnologyIcon.module.css';

const drawn: ReadonlySet<string> = new Set(technologies);
const sheets = { light: onLight, dark: onDark } as const;

export interface TechnologyIconProps {
  technology: string;
  /** The band it is on: the icon has the colour of its text. */
  ground?: keyof typeof sheets;
  className?: string | undefined;
}

/**
 * A technology's icon, from one file that all pages share; a star where it has none. It is decoration: the
 * name is always beside it as text.
 */
export function TechnologyIcon({ technology, ground = 'light', className }: TechnologyIconProps) {
  if (!drawn.has(technology)) return <Star className={clsx(styles.icon, className)} />;
  return (
    <img
      alt=""
      className={clsx(styles.icon, ground === 'dark' && styles.onDark, className)}
      height={28}
      loading="lazy"
      src={`${sheets[ground]}#${technologySlug(technology)}`}
      width={28}
    />
  );
}
