import type { Technology } from './content.ts';

/** The five tabs of the home page, with the limits of the specification's section 9. */
export function technologyGroupsOf(technologies: readonly Technology[]) {
  const inGroup = (group: Technology['group']) =>
    technologies.filter((technology) => technology.group === group);
  const webPlatform = inGroup('Web Platform');
  return [
    { title: 'Web Platform', items: webPlatform.slice(0, 12) },
    { title: 'Databases', items: inGroup('Databases') },
    { title: 'SEO', items: inGroup('SEO') },
    { title: 'Graphic Design', items: inGroup('Graphic Design') },
    // Positions 4 to 10 of the web list, from 0. The list ends at 9.
    { title: 'Other Frameworks', items: webPlatform.slice(4, 11) },
  ].map(({ title, items }) => ({
    title,
    items: items.map(({ Id, icon, title }) => ({ Id, icon, title })),
  }));
}
