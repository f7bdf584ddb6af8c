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
 * A route line with five stations beside an accordion of five notices. The browser runs the
 * accordion. A station links into its notice, which opens it without a script;
 * route-stations.client.ts makes it a button that also closes it.
 */
export function WorkingProcess({ content }: WorkingProcessProps) {
  return (
    <Section band="ink">
      <Columns className={styles.columns} split="5:7" data-route="">
        <div className={styles.side}>
          <h2 className={styles.title}>{content.title}</h2>
          <nav aria-label={content.route}>
            <ol className={styles.route} role="list">
              {content.stages.map(({ number, title }) => (
                <li className={styles.stop} key={number}>
                  <a className={styles.station} href={`#${stageId(number)}`}>
                    <svg aria-hidden="true" className={styles.star} viewBox="0 0 32 32">
                      <path d={starPath(16, 16, 15)} />
                    </svg>
                    <span className={styles.name}>{title}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
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
