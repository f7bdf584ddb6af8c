import { type RefObject, useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

export interface Carousel {
  /** The slide in view, counting from 0. */
  index: number;
  previous(): void;
  next(): void;
  show(index: number): void;
}

const stillness = '(prefers-reduced-motion: reduce)';

/** The slide nearest to the middle: the visitor may have swiped the plain list before the script came. */
function slideInView(frame: HTMLElement, slides: readonly HTMLElement[]): number {
  const middleOf = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const distances = slides.map((slide) => Math.abs(middleOf(slide) - middleOf(frame)));
  return distances.indexOf(Math.min(...distances));
}

/** A loop needs more slides than it shows. The copies are for the eye only. */
function appendCopies(list: HTMLElement, slides: readonly HTMLElement[]): HTMLElement[] {
  const copies = slides.map((slide) => slide.cloneNode(true) as HTMLElement);
  list.append(...copies);
  return copies;
}

/** A click during a slow move counts too: the move under way ends at once. */
function settle(swiper: Swiper): void {
  if (!swiper.animating) return;
  swiper.setTransition(0);
  swiper.animating = false;
}

function step(swiper: Swiper, way: 'previous' | 'next'): void {
  settle(swiper);
  if (way === 'next') swiper.slideNext();
  else swiper.slidePrev();
}

/** The shorter way round, which may lead over a copy. */
function showSlide(swiper: Swiper, wanted: number, count: number): void {
  settle(swiper);
  const ahead = (wanted - (swiper.realIndex % count) + count) % count;
  const steps = ahead > count / 2 ? ahead - count : ahead;
  const total = swiper.slides.length;
  if (steps !== 0) swiper.slideToLoop((swiper.realIndex + steps + total) % total);
}

/** Only the slide in view can be read or reached. */
function hideOthers({ slides, activeIndex }: Swiper): void {
  for (const [position, slide] of slides.entries()) slide.inert = position !== activeIndex;
}

/**
 * Turns the list of slides that stands beside a control into a carousel. The slides are static HTML
 * and never hydrate: Swiper moves them about in the document, which React would not survive.
 * The list is the `[data-slides]` in the control's `[data-carousel]`.
 */
export function useCarousel(
  control: RefObject<HTMLElement | null>,
  options: SwiperOptions,
  { copies = false }: { copies?: boolean } = {},
): Carousel {
  const [index, setIndex] = useState(0);
  const running = useRef<{ swiper: Swiper; count: number }>(undefined);

  useEffect(() => {
    const carousel = control.current?.closest<HTMLElement>('[data-carousel]');
    const frame = carousel?.querySelector<HTMLElement>('[data-frame]');
    const list = frame?.querySelector<HTMLElement>('[data-slides]');
    if (!carousel || !frame || !list) return;
    const originals = [...list.children] as HTMLElement[];
    const count = originals.length;
    const initialSlide = slideInView(frame, originals);
    const added = copies ? appendCopies(list, originals) : [];
    const motion = matchMedia(stillness);
    const speed = () => (motion.matches ? 0 : options.speed);

    frame.toggleAttribute('data-running', true);
    frame.scrollLeft = 0;
    // It no longer scrolls by itself: the keyboard uses the controls.
    frame.removeAttribute('tabindex');
    const swiper = new Swiper(frame, {
      ...options,
      speed: speed(),
      initialSlide,
      wrapperClass: list.className,
      slideClass: originals[0]?.className,
      on: {
        init: hideOthers,
        activeIndexChange: hideOthers,
        loopFix: hideOthers,
        realIndexChange: ({ realIndex }: Swiper) => setIndex(realIndex % count),
      },
    });
    running.current = { swiper, count };
    setIndex(initialSlide);

    const onMotionChange = () => {
      swiper.params.speed = speed();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') step(swiper, 'previous');
      if (event.key === 'ArrowRight') step(swiper, 'next');
    };
    motion.addEventListener('change', onMotionChange);
    carousel.addEventListener('keydown', onKeyDown);
    return () => {
      motion.removeEventListener('change', onMotionChange);
      carousel.removeEventListener('keydown', onKeyDown);
      swiper.destroy();
      frame.toggleAttribute('data-running', false);
      for (const copy of added) copy.remove();
      for (const slide of originals) slide.inert = false;
      running.current = undefined;
    };
  }, [control, options, copies]);

  return {
    index,
    previous: () => running.current && step(running.current.swiper, 'previous'),
    next: () => running.current && step(running.current.swiper, 'next'),
    show: (wanted) =>
      running.current && showSlide(running.current.swiper, wanted, running.current.count),
  };
}
