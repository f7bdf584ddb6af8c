// Plain JavaScript, because an older Node cannot load the TypeScript files and would print a syntax
// error.
const minimum = 24;
const version = process.versions.node;
if (Number.parseInt(version, 10) < minimum) {
  console.log(
    `wrong  Node         ${version} is too old. Use ${minimum} (.nvmrc); on Linux "npm install" installs it.`,
  );
  process.exit(1);
}
await import('./doctor.ts');
