import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  content: {
    readonly title: string;
    readonly text: string;
    readonly action: { readonly title: string; readonly link: string };
  };
}

export function CallToAction({ content }: CallToActionProps) {
  return (
    <Section band="mist">
      <div className={styles.columns}>
        <h2>{content.title}</h2>
        <div className={styles.words}>
          <p>{content.text}</p>
          <ButtonLink href={content.action.link}>{content.action.title}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
