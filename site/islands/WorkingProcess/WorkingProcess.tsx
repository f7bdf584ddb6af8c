import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import type { workingProcess } from '#content/home.ts';
import { starPath } from '#drawing/star.ts';
import styles from './WorkingProcess.module.css';

export interface WorkingProcessProps {
  content: typeof workingProcess;
}

const indexOfOpen = (notices: HTMLElement | null) =>
  [...(notices?.querySelectorAll('details') ?? [])].findIndex(({ open }) => open);

/** A link with the role of a button must also react to Space. */
const pressOnSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
};

/**
 * Five parallel lines beside an accordion of five notices. In the HTML a line is a link that opens
 * its notice. Once hydrated it is a button that also closes it, but still an `<a>`: replacing the
 * element would lose the focus and the click repeated after hydration.
 */
export function WorkingProcess({ content }: WorkingProcessProps) {
  const notices = useRef<HTMLDivElement>(null);
  /** The index of the open notice, -1 for none, `undefined` until hydrated. */
  const [open, setOpen] = useState<number>();
  const isHydrated = open !== undefined;

  /**
   * The browser opens and closes notices too: before hydration, by their summaries, by
   * find-in-page.
   */
  const readOpen = () => setOpen(indexOfOpen(notices.current));
  useLayoutEffect(readOpen, []);

  return (
    <Columns className={styles.columns} split="5:7">
      <div>
        <Label>{content.label}</Label>
        <h2 className={styles.title}>{content.title}</h2>
        <p className={styles.lead}>{content.text}</p>
        <nav aria-label={content.route}>
          <ol className={styles.lines} role="list">
            {content.stages.map(({ number, title, busy }, index) => (
              <li className={styles.stop} key={number}>
                <a
                  className={styles.station}
                  href={`#stage-${number}`}
                  onClick={(event) => {
                    event.preventDefault();
                    setOpen((current) => (current === index ? -1 : index));
                  }}
                  onKeyDown={pressOnSpace}
                  {...(isHydrated && {
                    role: 'button',
                    'aria-controls': `stage-${number}`,
                    'aria-expanded': index === open,
                  })}
                >
                  <svg
                    aria-hidden="true"
                    className={styles.star}
                    height={32}
                    viewBox="0 0 32 32"
                    width={32}
                  >
                    <path d={starPath(16, 16, 15)} />
                  </svg>
                  <span className={styles.name}>{title}</span>
                  <svg
                    aria-hidden="true"
                    className={styles.line}
                    height={2}
                    preserveAspectRatio="none"
                    viewBox="0 0 100 2"
                    width={100}
                  >
                    <path d={busy.map(([from, to]) => `M${from} 1H${to}`).join('')} />
                  </svg>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p aria-hidden="true" className={styles.time} data-to={content.time.to}>
          {content.time.from}
        </p>
      </div>
      <div className={styles.notices} ref={notices}>
        {content.stages.map(({ number, title, text, outcome }, index) => (
          <details
            className={styles.notice}
            key={number}
            name="working-process"
            onToggle={readOpen}
            open={index === (open ?? 0)}
            suppressHydrationWarning={true}
          >
            <summary className={styles.summary}>
              <Label as="span" look="accent">
                {number}
              </Label>
              <h3 className={styles.heading}>{title}</h3>
            </summary>
            <div className={styles.text} id={`stage-${number}`}>
              <p>{text}</p>
              <p className={styles.outcome}>{outcome}</p>
            </div>
          </details>
        ))}
      </div>
    </Columns>
  );
}
