import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContent } from '#content/load-content.ts';
import type { Page } from '#content/page.ts';
import { allPagesOf } from '#discovery/all-pages.ts';
import { socialCardOf } from '#discovery/head.ts';
import { drawSocialCard } from '#discovery/social-card/social-card.ts';

export const getStaticPaths: GetStaticPaths = async () =>
  allPagesOf(await loadContent()).map((page) => ({
    params: { card: socialCardOf(page).path.replace(/^\/social\/|\.png$/g, '') },
    props: { page },
  }));

export const GET: APIRoute<{ page: Page }> = async ({ props: { page } }) => {
  const { title, kicker } = socialCardOf(page);
  const png = await drawSocialCard({ title, kicker, seed: page.path });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
