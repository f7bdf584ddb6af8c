import '@fontsource-variable/bricolage-grotesque/standard.css';
import '@fontsource-variable/geist-mono/wght.css';
import '@fontsource-variable/instrument-sans/standard.css';
import '#styles/layers.css';
import '#styles/tokens.css';
import './font-families.css';
import './studio.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { filmClock } from '#assets/film/film-clock.ts';
import { Film } from '../../film/Film.tsx';
import { type Source, sources } from '../sources.tsx';

export interface Studio {
  /** Lists all pictures with their sizes in design pixels. */
  list(): ({ name: string } & Omit<Source, 'Picture'>)[];
  /** Shows a picture and resolves when its fonts have loaded. */
  show(name: string): Promise<void>;
  /** Shows one frame of the film. */
  seek(frame: number): Promise<void>;
}

declare global {
  interface Window {
    studio: Studio;
  }
}

const container = document.getElementById('picture') as HTMLElement;
const root = createRoot(container);

function resize(width: number, height: number) {
  container.style.width = `${width}px`;
  container.style.height = `${height}px`;
}

window.studio = {
  list: () =>
    Object.entries(sources).map(([name, { Picture: _, ...source }]) => ({ name, ...source })),
  async show(name) {
    const source = sources[name];
    if (source === undefined) throw new Error(`There is no picture called ${name}.`);
    const { width, height, Picture } = source;
    resize(width, height);
    flushSync(() => root.render(<Picture />));
    await document.fonts.ready;
  },
  async seek(frame) {
    resize(filmClock.width, filmClock.height);
    flushSync(() => root.render(<Film seconds={frame / filmClock.framesPerSecond} />));
    await document.fonts.ready;
  },
};
