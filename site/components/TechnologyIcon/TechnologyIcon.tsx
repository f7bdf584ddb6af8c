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
  /** The background, which decides the icon's colour. */
  ground?: keyof typeof sheets;
  className?: string | undefined;
}

/**
 * A technology's icon from a sprite, or a star if it has none. Decorative, because its name is
 * always beside it.
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
