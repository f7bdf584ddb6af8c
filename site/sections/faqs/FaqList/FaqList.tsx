import { Section } from '#components/Section/Section.tsx';
import type { faqs } from '#content/faqs.ts';
import { starPath } from '#drawing/star.ts';
import styles from './FaqList.module.css';

export interface FaqListProps {
  content: (typeof faqs)['list'];
}

/**
 * One `name` for all: the browser keeps at most one question open, and none after a click on the
 * open one. The anchor is inside the answer, because a browser that is sent to a place inside a
 * closed `details` opens it, without any script.
 */
export function FaqList({ content }: FaqListProps) {
  const { answer } = content;
  return (
    <Section>
      <h2 className={styles.title}>{content.title}</h2>
      <div className={styles.list} data-faq="">
        {content.questions.map(({ id, question, answer: own }, index) => (
          <details className={styles.entry} key={id} name="faq" open={index === 0}>
            <summary className={styles.summary}>
              <svg aria-hidden="true" className={styles.star} viewBox="0 0 32 32">
                <path d={starPath(16, 16, 16)} />
              </svg>
              <h3 className={styles.question}>{question}</h3>
            </summary>
            <div className={styles.answer} id={id}>
              <div className={styles.text}>
                {(own ?? answer.text).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <a className={styles.link} href={`#${id}`}>
                  {content.linkTitle}
                </a>
              </div>
              <div>
                <p className={styles.listTitle}>{answer.listTitle}</p>
                <ul className={styles.services} role="list">
                  {answer.services.map((service) => (
                    <li className={styles.service} key={service}>
                      {service}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
