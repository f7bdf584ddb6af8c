import { identity } from '#agency/identity.ts';
import { Label } from '#components/Label/Label.tsx';
import { Marquee } from '#components/Marquee/Marquee.tsx';
import { PageWidth } from '#components/PageWidth/PageWidth.tsx';
import { SocialLinks } from '#components/SocialLinks/SocialLinks.tsx';
import type { Page } from '#content/page.ts';
import { type expertiseOf, footer } from '#content/site.ts';
import { PageLink } from '../PageLink.tsx';
import { Newsletter } from './Newsletter.tsx';
import styles from './SiteFooter.module.css';

interface LinksProps {
  links: readonly { readonly title: string; readonly link: string }[];
  page: Page;
  className?: string | undefined;
}

function Links({ links, page, className }: LinksProps) {
  return (
    <ul className={className} role="list">
      {links.map(({ title, link }) => (
        <li key={link}>
          <PageLink className={styles.link} href={link} page={page}>
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function LinkColumn({ title, links, page }: LinksProps & { title: string }) {
  return (
    <nav aria-label={title}>
      <Label as="h2" className={styles.label}>
        {title}
      </Label>
      <Links className={styles.list} links={links} page={page} />
    </nav>
  );
}

export interface SiteFooterProps {
  page: Page;
  expertise: ReturnType<typeof expertiseOf>;
  /** The year of the build. A script updates it in the browser. */
  year: number;
}

export function SiteFooter({ page, expertise, year }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-band="ink">
      <Marquee
        className={styles.pills}
        itemClassName={styles.pill}
        items={footer.pills.map((pill) => ({ key: pill, content: pill }))}
        label={footer.titles.pills}
        visible="pills"
      />
      <PageWidth>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <p className={styles.statement}>{footer.statement}</p>
            <Newsletter content={footer.newsletter} />
          </div>
          <LinkColumn links={footer.company} page={page} title={footer.titles.company} />
          <LinkColumn links={expertise} page={page} title={footer.titles.expertise} />
          <div>
            <Label as="h2" className={styles.label}>
              {footer.titles.industries}
            </Label>
            <ul className={styles.list} role="list">
              {footer.industries.map((industry) => (
                <li className={styles.plain} key={industry}>
                  {industry}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.closing}>
          <p>
            © <span data-current-year="">{year}</span> {identity.legalName}
          </p>
          <Links className={styles.legal} links={footer.legal} page={page} />
          <SocialLinks className={styles.social} look="icons" />
        </div>
      </PageWidth>
      <div aria-hidden="true" className={styles.wordmark} data-name={identity.name} />
    </footer>
  );
}
