import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { carouselClasses } from '#components/CarouselFrame/CarouselFrame.tsx';

export interface Carousel {
  /** Whether Swiper moves the slides; before that they are a list that scrolls. */
  readonly isRunning: boolean;
  /** The slide in view, counting from 0, copies included. */
  readonly position: number;
  previous(): void;
  next(): void;
  /** Shows one of the first `count` slides, or its copy, whichever is nearer. */
  show(index: number): void;
}

const stillness = '(prefers-reduced-motion: reduce)';

/** The slide nearest to the middle: the visitor may have swiped the plain list before the script came. */
function slideInView(frame: HTMLElement): number {
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const slides = [...frame.querySelectorAll(`.${carouselClasses.slide}`)];
  const distances = slides.map((slide) => Math.abs(middleOf(slide) - middleOf(frame)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** A click during a slow move counts too: the move under way ends at once. */
function settle(swiper: Swiper): void {
  if (!swiper.animating) return;
  swiper.setTransition(0);
  swiper.animating = false;
}

/** The shorter way round, which may lead over a copy. */
function showNearest(swiper: Swiper, wanted: number, count: number): void {
  const ahead = (wanted - (swiper.realIndex % count) + count) % count;
  const steps = ahead > count / 2 ? ahead - count : ahead;
  const total = swiper.slides.length;
  if (steps !== 0) swiper.slideToLoop((swiper.realIndex + steps + total) % total);
}

/**
 * Lets Swiper move the slides of a frame. It reorders them in the document for its loop; React never
 * does, since it always renders them in the same order, so the two do not meet.
 */
export function useSwiper(
  frame: RefObject<HTMLElement | null>,
  options: SwiperOptions,
  count: number,
): Carousel {
  // A frame that no longer scrolls forgets where it was, so that is asked before it is told to run.
  const [start, setStart] = useState<number>();
  const [position, setPosition] = useState(0);
  const running = useRef<Swiper>(undefined);
  /** What was asked for before Swiper had started. */
  const asked = useRef<((swiper: Swiper) => void)[]>([]);

  useEffect(() => {
    if (frame.current) setStart(slideInView(frame.current));
  }, [frame]);

  // In the same frame as the markup changes, or the slides would be seen to jump.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || start === undefined) return;
    const motion = matchMedia(stillness);
    const speed = () => (motion.matches ? 0 : options.speed);
    const follow = ({ realIndex }: Swiper) => setPosition(realIndex);
    const swiper = new Swiper(element, {
      ...options,
      speed: speed(),
      initialSlide: start,
      wrapperClass: carouselClasses.wrapper,
      slideClass: carouselClasses.slide,
      on: { init: follow, realIndexChange: follow },
    });
    running.current = swiper;
    for (const step of asked.current.splice(0)) step(swiper);
    const onMotionChange = () => {
      swiper.params.speed = speed();
    };
    motion.addEventListener('change', onMotionChange);
    return () => {
      motion.removeEventListener('change', onMotionChange);
      swiper.destroy();
      running.current = undefined;
    };
  }, [frame, options, start]);

  const move = (step: (swiper: Swiper) => void) => {
    const stepAtOnce = (swiper: Swiper) => {
      settle(swiper);
      step(swiper);
    };
    if (running.current) stepAtOnce(running.current);
    else asked.current.push(stepAtOnce);
  };
  return {
    isRunning: start !== undefined,
    position,
    previous: () => move((swiper) => swiper.slidePrev()),
    next: () => move((swiper) => swiper.slideNext()),
    show: (index) => move((swiper) => showNearest(swiper, index, count)),
  };
}
