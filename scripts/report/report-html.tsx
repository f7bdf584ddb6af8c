import { renderToStaticMarkup } from 'react-dom/server';
import { identity } from '#agency/identity.ts';
import { kilobytes } from './kilobytes.ts';
import { PageRow } from './PageRow.tsx';
import { type PageFacts, totalWeight } from './page-facts.ts';
import { ReportHeader } from './ReportHeader.tsx';
import { reportStyles } from './report-styles.ts';

function Figure({ value, text }: { readonly value: string; readonly text: string }) {
  return (
    <div className="figure">
      <strong>{value}</strong>
      <span>{text}</span>
    </div>
  );
}

function Group({ title, pages }: { readonly title: string; readonly pages: readonly PageFacts[] }) {
  return (
    <section>
      <h2>
        {`${title} `}
        <span>{pages.length}</span>
      </h2>
      <ol>
        {pages.map((facts) => (
          <PageRow key={facts.page.path} facts={facts} />
        ))}
      </ol>
    </section>
  );
}

interface ReportProps {
  readonly pages: readonly PageFacts[];
  readonly builtOn: Date;
}

function Report({ pages, builtOn }: ReportProps) {
  const groups = Map.groupBy(pages, ({ page }) =>
    page.indexed === false ? 'Kept out of search results' : (page.parent?.title ?? 'Main pages'),
  );
  const measured = pages.filter(({ scores }) => scores).length;
  const kinds = new Set(pages.flatMap(({ types }) => types));
  const note = measured
    ? `Lighthouse scores (performance · accessibility · best practices · search) were measured for ${measured} of ${pages.length} pages.`
    : 'Lighthouse scores were not measured for this report.';
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`How ${identity.name} is found and shared`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape */}
        <style dangerouslySetInnerHTML={{ __html: reportStyles() }} />
      </head>
      <body>
        <ReportHeader builtOn={builtOn} />
        <main className="page">
          <div className="figures">
            <Figure
              value={String(pages.length)}
              text="pages, each with its own title, description and picture"
            />
            <Figure value={String(kinds.size)} text="kinds of structured data" />
            <Figure
              value={`${kilobytes(Math.max(...pages.map(totalWeight)))} KB`}
              text="the heaviest page at load, compressed, before its pictures"
            />
          </div>
          <p className="note">
            {`Weight is the compressed size of the document, its styles and its scripts at load, without pictures and fonts. ${note}`}
          </p>
          {[...groups].map(([title, facts]) => (
            <Group key={title} title={title} pages={facts} />
          ))}
        </main>
      </body>
    </html>
  );
}

/** The report as one file that loads no others. */
export const reportHtml = (pages: readonly PageFacts[], builtOn: Date): string =>
  `<!doctype html>${renderToStaticMarkup(<Report pages={pages} builtOn={builtOn} />)}\n`;
