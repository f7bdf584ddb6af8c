import '@fontsource-variable/bricolage-grotesque/standard.css';
import '@fontsource-variable/geist-mono/wght.css';
import '@fontsource-variable/instrument-sans/standard.css';
import '#styles/layers.css';
import '#styles/tokens.css';
import './typefaces.css';
import './studio.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { filmClock } from '#assets/film/film-clock.ts';
import { Film } from '../../film/Film.tsx';
import { type Source, sources } from '../sources.tsx';

export interface Studio {
  /** Every picture with its size in design pixels. */
  list(): ({ name: string } & Omit<Source, 'Picture'>)[];
  /** Puts a picture on the easel and resolves when it is complete, fonts included. */
  show(name: string): Promise<void>;
  /** Puts one frame of the film on the easel. */
  seek(frame: number): Promise<void>;
}

declare global {
  interface Window {
    studio: Studio;
  }
}

const easel = document.getElementById('easel') as HTMLElement;
const root = createRoot(easel);

function place(width: number, height: number) {
  easel.style.width = `${width}px`;
  easel.style.height = `${height}px`;
}

window.studio = {
  list: () =>
    Object.entries(sources).map(([name, { Picture: _, ...source }]) => ({ name, ...source })),
  async show(name) {
    const source = sources[name];
    if (source === undefined) throw new Error(`There is no picture called ${name}.`);
    const { width, height, Picture } = source;
    place(width, height);
    flushSync(() => root.render(<Picture />));
    await document.fonts.ready;
  },
  async seek(frame) {
    place(filmClock.width, filmClock.height);
    flushSync(() => root.render(<Film seconds={frame / filmClock.framesPerSecond} />));
    await document.fonts.ready;
  },
};
