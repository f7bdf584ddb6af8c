import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let copy: string;

/** Copies the files that the check reads, so that tests can write mistakes into them. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-content-'));
  for (const part of ['agency', 'enquiry', 'scripts', 'server', 'site']) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('package.json', join(copy, 'package.json'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the check with a change in one file. */
function checkWith(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  const { status, stderr } = spawnSync('node', ['scripts/check-content.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  writeFileSync(path, text);
  return { status, stderr };
}

test('fails with a list of the mistakes', () => {
  const { status, stderr } = checkWith('agency/identity.ts', (text) =>
    text.replace(/origin: '[^']*'/, "origin: 'https://agency.example/'"),
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The content has one mistake:\n\n  agency/identity.ts: origin is');
});

test('reports the file and the line of a syntax error', () => {
  const { status, stderr } = checkWith(
    'site/content/faqs.ts',
    (text) => `export const = 1;\n${text}`,
  );
  expect(status).toBe(1);
  expect(stderr).toContain('site/content/faqs.ts, line 1: the file cannot be read: ');
});
