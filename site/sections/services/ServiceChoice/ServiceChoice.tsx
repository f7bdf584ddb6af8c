import { useId } from 'react';
import { SubmitButton } from '#components/ButtonLink/SubmitButton.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Pass, PassBody, PassStub } from '#components/Pass/Pass.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { Service } from '#content/content.ts';
import { fullTitleOf, type serviceChoice } from '#content/services.ts';
import styles from './ServiceChoice.module.css';

export interface ServiceChoiceProps {
  content: typeof serviceChoice;
  services: readonly Service[];
}

/**
 * The end of /services: a pass whose destination is a service. service-choice.client.ts selects the
 * one last hovered or focused above. Without a script the form opens the contact page.
 */
export function ServiceChoice({ content, services }: ServiceChoiceProps) {
  const field = useId();
  return (
    <Section className="screen-only">
      <form action="/contact" data-opens-contact="">
        <Pass beside="wide" className={styles.pass} stub="last" tears>
          <PassBody band="ink" className={styles.body}>
            <h2 className={styles.title}>{content.title}</h2>
            <p aria-hidden="true" className={styles.route}>
              {content.from} <span className={styles.arrow}>→</span>{' '}
              <span className={styles.code} data-service-code="">
                {content.unsure.code}
              </span>
            </p>
            <div className={styles.destination}>
              <Label as="label" htmlFor={field}>
                {content.label}
              </Label>
              <select className={styles.select} data-service-choice="" id={field}>
                <option data-code={content.unsure.code} value="">
                  {content.unsure.title}
                </option>
                {services.map((service) => (
                  <option
                    data-code={content.codeOf(service.title)}
                    data-path={`/services/${service.slug}`}
                    key={service.slug}
                    value={content.message(fullTitleOf(service))}
                  >
                    {fullTitleOf(service)}
                  </option>
                ))}
              </select>
            </div>
          </PassBody>
          <PassStub band="bone" className={styles.stub}>
            <p className={styles.reader}>
              <Label as="span">{content.reader.label}</Label>
              {content.reader.name}
            </p>
            <SubmitButton>{content.action}</SubmitButton>
          </PassStub>
        </Pass>
      </form>
    </Section>
  );
}
