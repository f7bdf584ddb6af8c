import { Columns } from '#components/Columns/Columns.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { workingProcess } from '#content/home.ts';
import { starPath } from '#drawing/star.ts';
import styles from './WorkingProcess.module.css';

export interface WorkingProcessProps {
  content: typeof workingProcess;
}

const stageId = (number: string) => `stage-${number}`;

/**
 * Five lines that run side by side, beside an accordion of five notices. The browser runs the
 * accordion. A line links into its notice, which opens it without a script;
 * route-stations.client.ts makes it a button that also closes it.
 */
export function WorkingProcess({ content }: WorkingProcessProps) {
  return (
    <Section band="ink">
      <Columns className={styles.columns} split="5:7" data-route="">
        <div className={styles.side}>
          <h2>{content.title}</h2>
          <p className={styles.lead}>{content.text}</p>
          <nav aria-label={content.route}>
            <ol className={styles.lines} role="list">
              {content.stages.map(({ number, title, busy }) => (
                <li className={styles.stop} key={number}>
                  <a className={styles.station} href={`#${stageId(number)}`}>
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
                      <path d="M0 1h100" />
                      <path
                        className={styles.busy}
                        d={busy.map(([from, to]) => `M${from} 1H${to}`).join('')}
                      />
                    </svg>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <p aria-hidden="true" className={styles.time}>
            <span>{content.time.from}</span>
            <span>{content.time.to}</span>
          </p>
        </div>
        <div className={styles.notices}>
          {content.stages.map(({ number, title, text, outcome }, index) => (
            <details
              className={styles.notice}
              key={number}
              name="working-process"
              open={index === 0}
            >
              <summary className={styles.summary}>
                <Label as="span" look="accent">
                  {number}
                </Label>
                <h3 className={styles.heading}>{title}</h3>
                <span aria-hidden="true" className={styles.sign} />
              </summary>
              <div className={styles.text} id={stageId(number)}>
                <p>{text}</p>
                <p className={styles.outcome}>
                  <span aria-hidden="true">→ </span>
                  {outcome}
                </p>
              </div>
            </details>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
