import type { MadePicture } from '#assets/pictures/made-files.ts';
import { manifest } from '#assets/pictures/manifest.ts';
import { Picture } from '#components/Picture/Picture.tsx';
import styles from './ContactSheet.module.css';

/** All pictures with their names on one page, for comparison during development. */
export function ContactSheet() {
  return (
    <ul className={styles.sheet}>
      {Object.entries<MadePicture>(manifest).map(([name, { width, height }]) => (
        <li className={styles.entry} key={name}>
          <figure>
            <Picture alt="" name={name} sizes="25rem" />
            <figcaption className={styles.name}>
              {name} <span>{`${width} × ${height}`}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
