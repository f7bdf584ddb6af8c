/** The technologies with a drawing, in the order of the site's tabs. */
export const technologies = [
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
  'PostgreSQL',
  'MySQL',
  'MongoDB',
  'Redis',
  'SQLite',
  'Elasticsearch',
  'Google Search Console',
  'Google Analytics',
  'Semrush',
  'Figma',
  'Adobe Photoshop',
  'Adobe Illustrator',
  'Adobe After Effects',
  'Adobe Premiere Pro',
  'Sketch',
  'Blender',
] as const;

/** The name in the file names of the icons: `Next.js` is `nextdotjs`. */
export function technologySlug(technology: string): string {
  return technology.toLowerCase().replaceAll('.', 'dot').replaceAll(' ', '');
}
