/**
 * `npm run art -- film`: draws every frame of the film in a headless browser and pipes it into
 * ffmpeg. The two files are committed, so no build needs a browser or ffmpeg.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { filmClock } from '#assets/film/film-clock.ts';
import { openStudio } from '../pictures/studio/open-studio.ts';
import { asset } from '../places.ts';

const target = (file: string) => fileURLToPath(asset(`film/${file}`));
const { width, height, framesPerSecond, seconds } = filmClock;
const frames = framesPerSecond * seconds;

/** Constant quality, with a maximum bit rate that keeps each file within its limit. */
const encoders = {
  'film.mp4': [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '23',
    '-maxrate',
    '1200k',
    '-bufsize',
    '2400k',
    '-movflags',
    '+faststart',
  ],
  'film.webm': [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '800k',
    '-crf',
    '33',
    '-row-mt',
    '1',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
  ],
} as const;

const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', `${framesPerSecond}`, '-i', '-'];
// Without the colour space players guess it, and the greens change.
const colours = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const outputs = Object.entries(encoders).flatMap(([file, options]) => [
  '-map',
  '0:v',
  '-an',
  ...colours,
  ...options,
  target(file),
]);

const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const finished = once(ffmpeg, 'exit');
const studio = await openStudio(1);
try {
  await studio.page.setViewportSize({ width, height });
  for (let frame = 0; frame < frames; frame += 1) {
    await studio.page.evaluate((shown) => window.studio.seek(shown), frame);
    const picture = await studio.page.screenshot();
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await finished;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
} finally {
  await studio.close();
}
