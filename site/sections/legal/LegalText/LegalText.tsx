import { Fragment } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import {
  type LegalPage,
  type LegalSection,
  legalLabels,
  type Paragraph,
} from '#content/legal/legal-page.ts';
import styles from './LegalText.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const partOf = (part: Paragraph[number]) => (typeof part === 'string' ? part : part.text);

function Words({ paragraph }: { paragraph: Paragraph }) {
  return paragraph.map((part) => (
    <Fragment key={partOf(part)}>
      {typeof part === 'string' ? part : <a href={part.link}>{part.text}</a>}
    </Fragment>
  ));
}

const keyOf = (paragraph: Paragraph) => paragraph.map(partOf).join('');

function Body({ section }: { section: LegalSection }) {
  return section.body.map((block) =>
    'list' in block ? (
      <ul className={styles.list} key={block.list.map(keyOf).join('')}>
        {block.list.map((paragraph) => (
          <li key={keyOf(paragraph)}>
            <Words paragraph={paragraph} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={keyOf(block)}>
        <Words paragraph={block} />
      </p>
    ),
  );
}

export interface LegalTextProps {
  content: Pick<LegalPage, 'lastUpdated' | 'sections'>;
}

/** A book: its contents first, then the pages, with the gist of each section in the margin. */
export function LegalText({ content }: LegalTextProps) {
  return (
    <Section as="div">
      <div className={styles.book}>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 className={styles.contentsTitle} id="contents">
            {legalLabels.contents}
          </h2>
          <ol className={styles.entries} role="list">
            {content.sections.map(({ id, title }) => (
              <li className={styles.entry} key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
          <p className={styles.updated}>
            {legalLabels.lastUpdated}{' '}
            <time dateTime={content.lastUpdated}>{day.format(new Date(content.lastUpdated))}</time>
          </p>
        </nav>
        {content.sections.map((section) => (
          <section className={styles.section} id={section.id} key={section.id}>
            <h2 className={styles.title}>{section.title}</h2>
            <p className={styles.margin}>
              <Label as="span" className={styles.inShort}>
                {legalLabels.inShort}
              </Label>
              {section.inShort}
            </p>
            <div className={styles.text}>
              <Body section={section} />
            </div>
          </section>
        ))}
      </div>
    </Section>
  );
}
