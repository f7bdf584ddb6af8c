import { Fragment } from 'react';
import { Label } from '#components/Label/Label.tsx';
import { Section } from '#components/Section/Section.tsx';
import {
  type LegalPage,
  type LegalSection,
  legalLabels,
  type Paragraph,
} from '#content/legal-page.ts';
import styles from './LegalText.module.css';

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
  content: Pick<LegalPage, 'sections'>;
}

/** The sections of a legal page, each with its summary in the margin. */
export function LegalText({ content }: LegalTextProps) {
  return (
    <Section as="div">
      <div className={styles.book}>
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
