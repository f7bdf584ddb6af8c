import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { SwiperOptions } from 'swiper/types';
import { CarouselFrame } from '#components/CarouselFrame/CarouselFrame.tsx';
import { carousel } from '#content/carousel.ts';
import { useSwiper } from './use-swiper.ts';

/** The state and the actions that a carousel passes to its controls. */
export interface CarouselControl {
  /** The current slide, from 0. */
  readonly index: number;
  readonly count: number;
  previous(): void;
  next(): void;
  show(index: number): void;
}

export interface CarouselProps {
  label: string;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Swiper's options. A new object starts Swiper again. */
  options: SwiperOptions;
  /**
   * Renders every slide twice: Swiper's loop needs more slides than it shows. Copies are `inert`.
   */
  copies?: boolean;
  /** Shown before the first slide until Swiper runs. */
  before?: ReactNode;
  controls: (control: CarouselControl) => ReactNode;
  className?: string | undefined;
}

/** An endless carousel. All slides but the current one are `inert`. */
export function Carousel(props: CarouselProps) {
  const { label, slides, options, copies, before, controls, className } = props;
  const count = slides.length;
  const frame = useRef<HTMLDivElement>(null);
  const { isRunning, position, ...moves } = useSwiper(frame, options, count);

  const rounds = copies && isRunning ? [0, count] : [0];
  const shown = rounds.flatMap((from) =>
    slides.map(({ key, content }, index) => ({
      key: `${key} ${from}`,
      content,
      label: carousel.place(index + 1, count),
      inert: isRunning && from + index !== position,
    })),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') moves.previous();
    if (event.key === 'ArrowRight') moves.next();
  };

  return (
    <CarouselFrame
      before={!isRunning && before}
      className={className}
      frame={frame}
      isRunning={isRunning}
      label={label}
      onKeyDown={onKeyDown}
      slides={shown}
    >
      {controls({ index: position % count, count, ...moves })}
    </CarouselFrame>
  );
}
