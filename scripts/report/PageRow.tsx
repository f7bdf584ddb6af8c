import type { ReactNode } from 'react';
import { addressOf, socialCardOf } from '#discovery/head.ts';
import { kilobytes } from './kilobytes.ts';
import { type PageFacts, totalWeight } from './page-facts.ts';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Scores({ scores }: Pick<PageFacts, 'scores'>) {
  if (!scores) return <span className="quiet">not measured</span>;
  const { performance, accessibility, seo } = scores;
  return [performance, accessibility, scores['best-practices'], seo].join(' · ');
}

/** One page as a search result, with its card and its figures. */
export function PageRow({ facts }: { readonly facts: PageFacts }) {
  const { page, title, weight } = facts;
  const parts = Object.entries(weight).map(([part, bytes]) => `${part} ${kilobytes(bytes)}`);
  const isIndexed = page.indexed !== false;
  return (
    <li className="row">
      <img
        className="card"
        src={facts.card}
        width="640"
        height="336"
        loading="lazy"
        alt={socialCardOf(page).alt}
      />
      <div className="result">
        <p className="address">
          {isIndexed ? addressOf(page.path) : `${page.path} (kept out of search results)`}
        </p>
        <h3>{title}</h3>
        <p>{page.description}</p>
        <p className="lengths">
          {`Title ${title.length} of 65 characters · description ${page.description.length} of 160`}
        </p>
      </div>
      <dl className="facts">
        <Fact label="Describes itself as">{facts.types.join(', ') || 'the agency alone'}</Fact>
        <Fact label="Weight">
          {`${kilobytes(totalWeight(facts))} KB `}
          <small>{parts.join(' · ')}</small>
        </Fact>
        <Fact label="Lighthouse">
          <Scores scores={facts.scores} />
        </Fact>
        <Fact label="Last change">{facts.lastChange}</Fact>
      </dl>
    </li>
  );
}
