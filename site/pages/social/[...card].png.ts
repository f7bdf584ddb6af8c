import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialCard } from '../../assets/social/social-card.ts';
import { allPages } from '../../content/all-pages.ts';
import { socialCardOf } from '../../content/head.ts';
import type { Page } from '../../content/page.ts';

export const getStaticPaths: GetStaticPaths = () =>
  allPages.map((page) => ({
    params: { card: socialCardOf(page).path.replace(/^\/social\/|\.png$/g, '') },
    props: { page },
  }));

export const GET: APIRoute<{ page: Page }> = async ({ props: { page } }) => {
  const { title, kicker } = socialCardOf(page);
  const png = await drawSocialCard({ title, kicker, seed: page.path });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
