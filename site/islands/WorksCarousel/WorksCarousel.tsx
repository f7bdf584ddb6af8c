import { clsx } from 'clsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { PortfolioItem } from '#content/content.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Pagination } from '../Carousel/Pagination.tsx';
import styles from './WorksCarousel.module.css';

/** Specification, section 9. */
const options = {
  slidesPerView: 1,
  spaceBetween: 30,
  loop: true,
  speed: 400,
  centeredSlides: true,
  breakpoints: { 1025: { slidesPerView: 2 } },
};

/** The fields of a work that a slide shows. */
export type Work = Pick<PortfolioItem, 'slug' | 'pImg' | 'title' | 'sub'>;

export interface WorksCarouselProps {
  label: string;
  works: readonly Work[];
}

const Scene = ({ work, className }: { work: Work; className?: string | undefined }) => (
  <Picture
    alt=""
    className={styles.picture}
    frame={clsx(styles.scene, className)}
    name={work.pImg}
    sizes="(width >= 1025px) 50vw, 88vw"
  />
);

function Slide({ work }: { work: Work }) {
  return (
    <>
      <Scene work={work} />
      <figcaption className={styles.caption}>
        <strong className={styles.title}>{work.title}</strong>
        <span className={styles.sub}>{work.sub}</span>
      </figcaption>
    </>
  );
}

/** A carousel of works as wide as the window. */
export function WorksCarousel({ label, works }: WorksCarouselProps) {
  const last = works.at(-1);
  return (
    <Carousel
      before={last && <Scene className={styles.last} work={last} />}
      className={styles.carousel}
      controls={(control) => (
        <Pagination control={control} titles={works.map(({ title }) => title)} />
      )}
      copies
      label={label}
      options={options}
      slides={works.map((work) => ({ key: work.slug, content: <Slide work={work} /> }))}
    />
  );
}
