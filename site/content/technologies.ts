/** One technology (specification, section 3). `icon` is the name of its drawing. */
export interface TechnologyItem<Icon extends string> {
  readonly Id: number;
  readonly icon: Icon;
  readonly title: string;
}

const listOf = <Icon extends string>(...names: readonly Icon[]): readonly TechnologyItem<Icon>[] =>
  names.map((name, index) => ({ Id: index + 1, icon: name, title: name }));

const webPlatform = listOf(
  'HTML5',
  'CSS',
  'JavaScript',
  'TypeScript',
  'React',
  'Next.js',
  'Vue.js',
  'Node.js',
  'Laravel',
  'Flutter',
);

const databases = listOf('PostgreSQL', 'MySQL', 'MongoDB', 'Redis', 'SQLite', 'Elasticsearch');

const seoTools = listOf('Google Search Console', 'Google Analytics', 'Semrush');

const graphicDesignTools = listOf(
  'Figma',
  'Adobe Photoshop',
  'Adobe Illustrator',
  'Adobe After Effects',
  'Adobe Premiere Pro',
  'Sketch',
  'Blender',
);

/** The five tabs of the home page, with the limits of the specification's section 9. */
export const technologyGroups = [
  { title: 'Web Platform', items: webPlatform.slice(0, 12) },
  { title: 'Databases', items: databases },
  { title: 'SEO', items: seoTools },
  { title: 'Graphic Design', items: graphicDesignTools },
  // Positions 4 to 10 of the web list, counting from 0; the list ends at 9.
  { title: 'Other Frameworks', items: webPlatform.slice(4, 11) },
] as const;
