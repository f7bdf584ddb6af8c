/** `npm run bench -- NAME`: each measurement is a module of this folder that exports `run`. */
export interface Measurement {
  readonly about: string;
  run(args: string[]): Promise<void>;
}

const names = ['static', 'pages', 'growth', 'enquiries', 'kill', 'soak', 'bad-input'];

const load = (name: string) => import(`./${name}.ts`) as Promise<Measurement>;

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && names.includes(name)) {
  await (await load(name)).run(args);
} else {
  if (name !== undefined) console.error(`There is no measurement called ${name}.`);
  console.log('npm run bench -- NAME, where NAME is one of:');
  for (const known of names) console.log(`  ${known.padEnd(10)} ${(await load(known)).about}`);
  process.exitCode = name === undefined ? 0 : 1;
}
