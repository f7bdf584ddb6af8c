// JavaScript, because a Node that is too old cannot read the rest and would say so in its own words.
const least = 24;
const version = process.versions.node;
if (Number.parseInt(version, 10) < least) {
  console.log(
    `wrong  Node         ${version} is too old. Use ${least} (.nvmrc); on Linux "npm install" brings it along.`,
  );
  process.exit(1);
}
await import('./doctor.ts');
