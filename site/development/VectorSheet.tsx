import type { ReactNode } from 'react';
import skyline from '#assets/city/skyline.svg?url';
import plan from '#assets/city/street-plan.svg?url';
import { portraits } from '#assets/portraits/portraits.ts';
import { technologies } from '#assets/technologies/technologies.ts';
import {
  type Client,
  clientWidths,
  type Partner,
  partnerWidths,
} from '#assets/wordmarks/wordmarks.ts';
import { Logo } from '#components/Logo/Logo.tsx';
import { ReviewBadge } from '#components/ReviewBadge/ReviewBadge.tsx';
import { emblemNames } from '#components/ServiceEmblem/emblems.ts';
import { ServiceEmblem } from '#components/ServiceEmblem/ServiceEmblem.tsx';
import { SocialIcon, type SocialNetwork, socialPaths } from '#components/SocialIcon/SocialIcon.tsx';
import { TechnologyIcon } from '#components/TechnologyIcon/TechnologyIcon.tsx';
import { Wordmark } from '#components/Wordmark/Wordmark.tsx';
import { drawSocialCardSvg } from '#discovery/social-card/social-card.ts';
import styles from './VectorSheet.module.css';

const bands = ['paper', 'mist', 'ink'] as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}

/** The drawings whose colours depend on the band. */
function Family({ band }: { band: (typeof bands)[number] }) {
  return (
    <div className={styles.band} data-band={band}>
      <Group title={`Logo and profiles on ${band}`}>
        <Logo />
        <Logo className={styles.largeLogo} />
        {(Object.keys(socialPaths) as SocialNetwork[]).map((network) => (
          <SocialIcon key={network} network={network} />
        ))}
      </Group>
      <Group title="Partners">
        {(Object.keys(partnerWidths) as Partner[]).map((name) => (
          <Wordmark key={name} name={name} />
        ))}
      </Group>
      <Group title="Clients">
        {(Object.keys(clientWidths) as Client[]).map((name) => (
          <Wordmark key={name} name={name} />
        ))}
      </Group>
      <Group title="Services">
        {emblemNames.map((slug) => (
          <ServiceEmblem className={styles.emblem} key={slug} slug={slug} />
        ))}
      </Group>
      <Group title="Technologies">
        {technologies.map((technology) => (
          <span className={styles.technology} key={technology}>
            <TechnologyIcon ground={band === 'ink' ? 'dark' : 'light'} technology={technology} />
            {technology}
          </span>
        ))}
      </Group>
      <Group title="Reviews">
        <ReviewBadge kind="client" />
        <ReviewBadge kind="project" />
      </Group>
    </div>
  );
}

/** All vector drawings on one page, for comparison during development. */
export function VectorSheet() {
  const card = drawSocialCardSvg({
    title: 'Mahatal Al Alam hotel and transfer app',
    kicker: 'Case study',
    seed: '/case_study/Mahatal-Al-Alam',
  });
  return (
    <>
      {bands.map((band) => (
        <Family band={band} key={band} />
      ))}
      <div className={styles.band} data-band="paper">
        <Group title="Team">
          {Object.entries(portraits).map(([slug, { url, width, height }]) => (
            <img
              alt={slug}
              className={styles.portrait}
              height={height}
              key={slug}
              src={url}
              width={width}
            />
          ))}
          {Object.entries(portraits).map(([slug, { url }]) => (
            <img alt="" height={160} key={slug} src={url} width={160} />
          ))}
        </Group>
        <Group title="Birmingham, social card and icons">
          <img alt="Skyline" className={styles.wide} height={487} src={skyline} width={1600} />
          <img alt="Street plan" className={styles.wide} height={432} src={plan} width={1440} />
          <img
            alt="Social card"
            className={styles.wide}
            height={630}
            src={`data:image/svg+xml,${encodeURIComponent(card)}`}
            width={1200}
          />
          {['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-maskable-512.png'].map(
            (file) => (
              <img alt={file} height={96} key={file} src={`/${file}`} width={96} />
            ),
          )}
        </Group>
      </div>
    </>
  );
}
