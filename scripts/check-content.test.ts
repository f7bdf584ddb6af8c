import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy: string;

/** A copy of what the check reads, for a test to write mistakes into. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-content-'));
  for (const part of ['agency', 'enquiry', 'scripts', 'server', 'site']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('package.json', join(copy, 'package.json'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function check() {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/check-content.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** What the check says of one file with a change in it. */
function checkWith(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  const result = check();
  writeFileSync(path, text);
  return result;
}

test('the content as it stands is in order', () => {
  expect(check()).toMatchObject({ status: 0, stdout: 'The content is in order.\n' });
});

test('mistakes are listed, and the command fails', () => {
  const { status, stderr } = checkWith('agency/identity.ts', (text) =>
    text.replace(/origin: '[^']*'/, "origin: 'https://agency.example/'"),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The content has one mistake:\n\n  agency/identity.ts: origin is');
});

test('a mistake in an entry is listed with its file', () => {
  const { status, stderr } = checkWith('site/content/team/Grace-Okafor.yaml', (text) =>
    text.replace('title:', 'role:'),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The content has 2 mistakes:\n\n  site/content/team/Grace-Okafor.yaml');
});

test.each(['site/content/faqs.ts', 'agency/identity.ts'])(
  '%s is named with its line when it cannot be read',
  (file) => {
    const { status, stderr } = checkWith(file, (text) => `export const = 1;\n${text}`);
    expect(status).toBe(1);
    expect(stderr).toContain(`${file}, line 1: the file cannot be read: `);
  },
);
