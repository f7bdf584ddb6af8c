import { identity } from '#agency/identity.ts';
import { Marquee } from '#components/Marquee/Marquee.tsx';
import { SocialLinks } from '#components/SocialLinks/SocialLinks.tsx';
import { currentMark, type Page } from '#content/page.ts';
import { footer } from '#content/site.ts';
import { Newsletter } from './Newsletter.tsx';
import styles from './SiteFooter.module.css';

interface LinkListProps {
  title: string;
  links: readonly { readonly title: string; readonly link: string }[];
  page: Page;
}

function LinkList({ title, links, page }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.label}>{title}</h2>
      <ul className={styles.list} role="list">
        {links.map(({ title, link }) => (
          <li key={link}>
            <a aria-current={currentMark(link, page)} className={styles.link} href={link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface SiteFooterProps {
  page: Page;
  /** The year the page was built in; the visitor's browser corrects it where it has passed. */
  year: number;
}

export function SiteFooter({ page, year }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-band="ink">
      <div className={styles.pills}>
        <Marquee
          items={footer.pills.map((pill) => ({
            key: pill,
            content: <span className={styles.pill}>{pill}</span>,
          }))}
          label="What we build"
          visible="pills"
        />
      </div>
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <p className={styles.statement}>{footer.statement}</p>
            <Newsletter />
          </div>
          <LinkList links={footer.company} page={page} title="Company" />
          <LinkList links={footer.expertise} page={page} title="Expertise" />
          <div>
            <h2 className={styles.label}>Industries</h2>
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
          <ul className={styles.legal} role="list">
            {footer.legal.map(({ title, link }) => (
              <li key={link}>
                <a aria-current={currentMark(link, page)} className={styles.link} href={link}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <SocialLinks look="signs" />
        </div>
      </div>
      <div aria-hidden="true" className={styles.wordmark} data-name={identity.name} />
    </footer>
  );
}
