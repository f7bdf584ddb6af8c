import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { carouselClasses } from '#components/CarouselFrame/CarouselFrame.tsx';

export interface Carousel {
  /** Whether Swiper moves the slides. Before that they are a list that scrolls. */
  readonly isRunning: boolean;
  /** The current slide, from 0, counting copies. */
  readonly position: number;
  previous(): void;
  next(): void;
  /** Shows one of the first `count` slides or its copy, whichever is nearer. */
  show(index: number): void;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The slide nearest to the middle: the visitor may have scrolled the list before hydration. */
function slideInView(frame: HTMLElement): number {
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const slides = [...frame.querySelectorAll(`.${carouselClasses.slide}`)];
  const distances = slides.map((slide) => Math.abs(middleOf(slide) - middleOf(frame)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Ends the current transition, so that a click during it is not ignored. */
function settle(swiper: Swiper): void {
  if (!swiper.animating) return;
  swiper.setTransition(0);
  swiper.animating = false;
}

/** Moves in the shorter direction, if necessary to a copy. */
function showNearest(swiper: Swiper, wanted: number, count: number): void {
  const ahead = (wanted - (swiper.realIndex % count) + count) % count;
  const steps = ahead > count / 2 ? ahead - count : ahead;
  const total = swiper.slides.length;
  if (steps !== 0) swiper.slideToLoop((swiper.realIndex + steps + total) % total);
}

/**
 * Lets Swiper move the slides. Its loop reorders them in the document, which is safe because React
 * always renders them in the same order.
 */
export function useSwiper(
  frame: RefObject<HTMLElement | null>,
  options: SwiperOptions,
  count: number,
): Carousel {
  // Read before Swiper runs: a frame that no longer scrolls loses its scroll position.
  const [start, setStart] = useState<number>();
  const [position, setPosition] = useState(0);
  const running = useRef<Swiper>(undefined);
  /** Moves requested before Swiper has started. */
  const requested = useRef<((swiper: Swiper) => void)[]>([]);

  useEffect(() => {
    if (frame.current) setStart(slideInView(frame.current));
  }, [frame]);

  // A layout effect, so that Swiper starts in the frame in which the markup changes and no slide
  // jumps.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || start === undefined) return;
    const motion = matchMedia(reducedMotion);
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
    for (const step of requested.current.splice(0)) step(swiper);
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
    else requested.current.push(stepAtOnce);
  };
  return {
    isRunning: start !== undefined,
    position,
    previous: () => move((swiper) => swiper.slidePrev()),
    next: () => move((swiper) => swiper.slideNext()),
    show: (index) => move((swiper) => showNearest(swiper, index, count)),
  };
}
