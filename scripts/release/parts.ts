/**
 * Files and folders of a release, without their tests. tests/runtime-packages.test.ts checks the
 * list.
 */
export const releaseParts: readonly string[] = [
  'agency',
  'enquiry',
  'server',
  'scripts/doctor',
  'scripts/doctor.mjs',
  'scripts/doctor.ts',
  'scripts/node',
  'dist/built-from',
  'dist/compressed',
  'dist/contact-endpoint',
  'dist/nginx-headers.conf',
  'dist/nginx-maps.conf',
  'dist/site',
  'docs/deploy/Caddyfile',
  'docs/deploy/agency-site.service',
  'docs/deploy/agency-site.socket',
  'docs/deploy/nginx-static.conf',
  'docs/deploy/nginx.conf',
  '.env.example',
  '.npmrc',
  'package-lock.json',
];

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly devDependencies?: unknown;
  readonly overrides?: unknown;
}

const keptScripts = ['serve', 'doctor', 'enquiries'];

/** The package.json of a release, without the build tools and their scripts. */
export function releaseManifest(manifest: Manifest): Omit<Manifest, 'devDependencies'> {
  const { devDependencies: _, overrides: __, scripts, imports, ...rest } = manifest;
  const kept = Object.entries(scripts).filter(([name]) => keptScripts.includes(name));
  const folders = Object.entries(imports).filter(([, place]) =>
    releaseParts.includes(place.slice('./'.length, -'/*'.length)),
  );
  return {
    ...rest,
    imports: Object.fromEntries(folders),
    // A release is already built, so `npm start` serves it.
    scripts: { start: String(scripts.serve), ...Object.fromEntries(kept) },
  };
}
