import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Pass.module.css';

const widths = { narrow: styles.narrow, wide: styles.wide } as const;
const stubs = { first: styles.stubFirst, last: styles.stubLast } as const;

export interface PassProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'div' | 'li' | 'section';
  /**
   * The width of the pass at which the stub moves beside the body: 30rem for `narrow`, 51rem for
   * `wide`. Without it the stub is always above or below the body, and the pass is a box less.
   */
  beside?: keyof typeof widths;
  /** The side of the body on which the stub is. The order in the document does not matter. */
  stub?: keyof typeof stubs;
  /** The stub tears a little while the pass is pointed at or has the focus. */
  tears?: boolean;
  /** A `PassBody`, a `PassStub` and, if need be, a part below both. */
  children: ReactNode;
}

/**
 * A box like a boarding pass: body and stub meet at a perforation that has a notch at both ends.
 */
export function Pass({
  as: Element = 'div',
  beside,
  stub = 'first',
  tears = false,
  className,
  children,
  ...rest
}: PassProps) {
  const card = clsx(styles.card, stubs[stub], tears && styles.tears);
  if (!beside) {
    return (
      <Element className={clsx(card, className)} {...rest}>
        {children}
      </Element>
    );
  }
  return (
    <Element className={clsx(styles.pass, className)} {...rest}>
      <div className={clsx(card, widths[beside])}>{children}</div>
    </Element>
  );
}

export interface PassPartProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl';
  band: 'paper' | 'mist' | 'ink' | 'bone';
}

export function PassBody({ as: Element = 'div', band, className, ...rest }: PassPartProps) {
  return <Element className={clsx(styles.body, className)} data-band={band} {...rest} />;
}

/** The part that tears off. */
export function PassStub({ as: Element = 'div', band, className, ...rest }: PassPartProps) {
  return <Element className={clsx(styles.stub, className)} data-band={band} {...rest} />;
}
