import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../harness/free-port.ts';
import { boxInWindow, waitForStableCentre, waitForVisible } from './visible-element.ts';
import type { OpenWindow, Window } from './window.ts';

const keyCodes = { Escape: '\ue00c' };

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof elementKey, string>>;

/** Starts a virtual screen, which WebKitGTK needs. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x1800x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, end: () => void screen.kill() };
}

/** Sends a command to the driver (https://www.w3.org/TR/webdriver2/). */
async function command<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${url})`);
  return value;
}

async function startDriver(port: number, display: string): Promise<ChildProcess> {
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // Makes a process group, because the driver does not close its window.
    detached: true,
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const isReady = () => fetch(`http://127.0.0.1:${port}/status`).then(Boolean, () => false);
  while (!(await isReady())) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return driver;
}

function windowOf(session: string, end: () => Promise<void>): Window {
  const post = <T>(path: string, body?: object) => command<T>('POST', `${session}${path}`, body);
  const get = <T>(path: string) => command<T>('GET', `${session}${path}`);
  const evaluate = <T>(expression: string) =>
    post<T>('/execute/sync', { script: `return (${expression})`, args: [] });
  const all = (place: string) =>
    post<Element[]>('/elements', { using: 'xpath', value: place }).then((found) =>
      found.map((element) => `/element/${element[elementKey]}`),
    );
  const reference = (path: string) => ({ [elementKey]: path.slice('/element/'.length) });
  const visible = async (place: string) => {
    const found = await all(place);
    const shown: string[] = [];
    for (const element of found)
      if (await get<boolean>(`${element}/displayed`)) shown.push(element);
    return shown;
  };
  const one = (place: string) => waitForVisible(place, visible);
  /** Moves the mouse to the centre of an element. The click command rejects some elements. */
  const point = async (place: string, then: readonly string[]) => {
    const script = `return (${boxInWindow})(arguments[0])`;
    const args = [reference(await one(place))];
    const [x, y] = await waitForStableCentre(() => post('/execute/sync', { script, args }));
    const actions = [
      { type: 'pointerMove', x: Math.floor(x), y: Math.floor(y) },
      ...then.map((type) => ({ type, button: 0 })),
    ];
    const parameters = { pointerType: 'mouse' };
    await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  };
  return {
    goto: (url) => post('/url', { url }),
    url: () => get('/url'),
    hover: (place) => point(place, []),
    click: (place) => point(place, ['pointerDown', 'pointerUp']),
    type: async (place, text) => post(`${await one(place)}/value`, { text }),
    press: (key) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] })),
          },
        ],
      }),
    count: async (place) => (await visible(place)).length,
    async text(place) {
      const texts: string[] = [];
      for (const element of await visible(place)) texts.push(await get(`${element}/text`));
      return texts.join('\n');
    },
    evaluate,
    consoleErrors: () => evaluate('(window.consoleErrors ?? []).splice(0)'),
    close: end,
  };
}

/** Opens Debian's WebKitGTK through its driver. */
export const openWebKit: OpenWindow = async ({ width, height, script }) => {
  const screen = await startScreen();
  const port = await freePort();
  const driver = await startDriver(port, screen.display);
  const origin = `http://127.0.0.1:${port}`;
  const args = [`${width}`, `${height}`, script ? 'script' : 'plain'];
  const { sessionId } = await command<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [join(import.meta.dirname, 'webkit-window.py'), ...args],
        },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  return windowOf(session, async () => {
    await command('DELETE', session).catch(() => {});
    if (driver.pid !== undefined) process.kill(-driver.pid);
    screen.end();
  });
};
