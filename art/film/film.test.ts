import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmClock } from '#assets/film/film-clock.ts';
import { film } from '#content/film.ts';
import { asset } from '../places.ts';

const file = (name: string) => asset(`film/${name}`);
const limit = 1_500_000;

/** The length in an MP4: `mvhd` contains the time scale, followed by the duration. */
function mp4Seconds(bytes: Buffer): number {
  const box = bytes.indexOf('mvhd');
  return bytes.readUInt32BE(box + 20) / bytes.readUInt32BE(box + 16);
}

/** The length in a WebM: the Duration element (4489) is a float in milliseconds. */
function webmSeconds(bytes: Buffer): number {
  const element = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return bytes.readDoubleBE(element + 3) / 1000;
}

test('both files stay within the limit', () => {
  for (const name of ['film.mp4', 'film.webm']) {
    expect(statSync(file(name)).size, name).toBeGreaterThan(50_000);
    expect(statSync(file(name)).size, name).toBeLessThanOrEqual(limit);
  }
});

test('the MP4 is H.264 without sound and can play while it loads', () => {
  const bytes = readFileSync(file('film.mp4'));
  expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect(bytes.includes('avc1')).toBe(true);
  expect(bytes.includes('soun')).toBe(false);
  expect(mp4Seconds(bytes)).toBeCloseTo(filmClock.seconds, 1);
});

test('the WebM is VP9 of the same length', () => {
  const bytes = readFileSync(file('film.webm'));
  expect(bytes.readUInt32BE(0)).toBe(0x1a45dfa3);
  expect(bytes.includes('V_VP9')).toBe(true);
  expect(webmSeconds(bytes)).toBeCloseTo(filmClock.seconds, 1);
});

test('the film has a description and cues for its whole length', () => {
  expect(film.description.length).toBeGreaterThan(300);
  const cues = readFileSync(file('descriptions.vtt'), 'utf8');
  expect(cues.startsWith('WEBVTT\n')).toBe(true);
  const times = [...cues.matchAll(/00:(\d\d\.\d{3}) --> 00:(\d\d\.\d{3})/g)].map(
    ([, from, to]) => [Number(from), Number(to)] as const,
  );
  expect(times[0]?.[0]).toBe(0);
  expect(times.at(-1)?.[1]).toBe(filmClock.seconds);
  times.slice(1).forEach(([from], index) => {
    expect(from).toBe(times[index]?.[1]);
  });
});
