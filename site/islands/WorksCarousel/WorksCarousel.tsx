import { Picture } from '#components/Picture/Picture.tsx';
import type { PortfolioItem } from '#content/content.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Pagination } from '../Carousel/Pagination.tsx';
import styles from './WorksCarousel.module.css';

/** The specification's section 9: centred, a gap of 30 px, a loop, 400 ms; two slides from 1025. */
const options = {
  slidesPerView: 1,
  spaceBetween: 30,
  loop: true,
  speed: 400,
  centeredSlides: true,
  breakpoints: { 1025: { slidesPerView: 2 } },
};

/** What a slide shows of a work. */
export type Work = Pick<PortfolioItem, 'slug' | 'pImg' | 'title' | 'sub'>;

export interface WorksCarouselProps {
  label: string;
  works: readonly Work[];
}

const Scene = ({ work, frame }: { work: Work; frame?: string | undefined }) => (
  <Picture
    alt=""
    className={styles.picture}
    frame={frame}
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

/** Scenes from edge to edge, the middle one in focus. */
export function WorksCarousel({ label, works }: WorksCarouselProps) {
  const last = works.at(-1);
  return (
    <Carousel
      before={last && <Scene frame={styles.last} work={last} />}
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
