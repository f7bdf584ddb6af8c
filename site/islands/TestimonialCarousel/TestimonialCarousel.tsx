import { Wordmark } from '#components/Wordmark/Wordmark.tsx';
import type { Testimonial } from '#content/content.ts';
import type { reviews } from '#content/testimonials.ts';
import { Arrows } from '../Carousel/Arrows.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import styles from './TestimonialCarousel.module.css';

/** Specification, section 9. */
const options = { slidesPerView: 1, spaceBetween: 50, loop: true, speed: 1800 };

export interface TestimonialCarouselProps {
  content: (typeof reviews)['carousel'];
  testimonials: readonly Testimonial[];
}

function Quote({ quote }: { quote: Testimonial }) {
  return (
    <>
      <blockquote className={styles.quote}>
        <p className={styles.title}>{quote.Title}</p>
        <p className={styles.words}>“{quote.Des}”</p>
      </blockquote>
      <figcaption className={styles.author}>
        <Wordmark className={styles.image} decorative name={quote.image} />
        <span className={styles.person}>
          <strong className={styles.name}>{quote.Name}</strong>
          {`${quote.sub}\n${quote.country}`}
        </span>
      </figcaption>
    </>
  );
}

export function TestimonialCarousel({ content, testimonials }: TestimonialCarouselProps) {
  return (
    <Carousel
      className={styles.carousel}
      controls={(control) => (
        <Arrows
          className={styles.controls}
          content={content}
          control={control}
          titles={testimonials.map(({ Title, Name }) => `${Title}, ${Name}`)}
        />
      )}
      label={content.label}
      options={options}
      slides={testimonials.map((quote) => ({
        key: String(quote.id),
        content: <Quote quote={quote} />,
      }))}
    />
  );
}
