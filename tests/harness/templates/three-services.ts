/** Three services that a service of the templates may name: real ones, and never itself. */
export const threeServices = (slug: string): readonly string[] =>
  ['SEO-Services', 'Design-Services', 'Change-Management', 'Website-Development']
    .filter((other) => other !== slug)
    .slice(0, 3);
