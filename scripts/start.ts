import { build, isBuilt } from './build.ts';

try {
  if (await isBuilt()) console.log('The build is up to date.');
  else await build();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import('#server/main.ts');
