import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery, type Delivery } from './delivery.ts';

const typed = {
  name: 'José Álvarez',
  email: 'jose@example.com',
  company: 'Example Travel',
  phone: '01214960000',
  message: 'We need a booking engine.',
};
const letter = { endpoint: '/api/contact', enquiry: typed, honeypot: '', token: '' };

const answer = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));
const thanks = answer(201, { message: 'Thank you.' });
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));

const server = vi.fn<typeof fetch>();
const reported = vi.spyOn(console, 'error');

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

/** Sends, and waits for what comes of it. */
async function outcomeOf(delivery: ReturnType<typeof createDelivery>): Promise<Delivery> {
  delivery.send(letter);
  await delivery.sendKept();
  return delivery.snapshot();
}

const keyOf = (call: number) =>
  new Headers(server.mock.calls[call]?.[1]?.headers).get('idempotency-key');

beforeEach(() => {
  server.mockReset().mockImplementation(thanks);
  reported.mockReset().mockImplementation(() => undefined);
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an enquiry', () => {
  it('is under way at once, and accepted with the server’s words', async () => {
    const delivery = createDelivery();
    expect(delivery.snapshot()).toEqual({ state: 'idle' });
    expect(delivery.send(letter)).toBe(true);
    expect(delivery.snapshot()).toEqual({ state: 'sending' });
    await delivery.sendKept();
    expect(delivery.snapshot()).toEqual({ state: 'accepted', message: 'Thank you.' });
    expect(createDelivery().snapshot()).toEqual({ state: 'idle' });
    expect(await delivery.sendKept()).toBeUndefined();
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('travels as the five fields, with a key of its own and what the traps have caught', async () => {
    const delivery = createDelivery();
    delivery.send({ ...letter, honeypot: 'buy pills ☺', token: 'mine' });
    await delivery.sendKept();
    const [url, request] = server.mock.calls[0] ?? [];
    expect(url).toBe('/api/contact');
    expect(request).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(String(request?.body))).toEqual(typed);
    expect(Object.fromEntries(new Headers(request?.headers))).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'form-token': 'mine',
      'form-trap': encodeURIComponent('buy pills ☺'),
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
    });
    delivery.send(letter);
    expect(keyOf(1)).not.toBe(keyOf(0));
    expect(new Headers(server.mock.calls[1]?.[1]?.headers).has('form-trap')).toBe(false);
  });

  it('that is refused must be edited: it is handed back once and forgotten', async () => {
    server.mockImplementation(answer(422, { message: 'Please check your name.' }));
    const delivery = createDelivery();
    const refused = { state: 'refused', message: 'Please check your name.', isFinal: true };
    expect(await outcomeOf(delivery)).toEqual(refused);
    expect(await delivery.sendKept()).toBeUndefined();
    expect(createDelivery().snapshot()).toEqual(refused);
    expect(server).toHaveBeenCalledTimes(1);

    expect(delivery.takeBack()).toEqual(typed);
    expect(delivery.snapshot()).toEqual({ state: 'idle' });
    expect(delivery.takeBack()).toBeUndefined();
    expect(createDelivery().snapshot()).toEqual({ state: 'idle' });
  });

  it.each([408, 429, 500, 503])(
    'that is refused for now (%i) can be sent again',
    async (status) => {
      server.mockImplementationOnce(answer(status, { message: 'Later, please.' }));
      const delivery = createDelivery();
      expect(await outcomeOf(delivery)).toEqual({
        state: 'refused',
        message: 'Later, please.',
        isFinal: false,
      });
      expect(await delivery.sendKept()).toEqual({ state: 'accepted', message: 'Thank you.' });
      expect(keyOf(1)).toBe(keyOf(0));
    },
  );

  it('without an answer has failed, is reported, and goes out again with the same key', async () => {
    server.mockImplementationOnce(noConnection);
    const delivery = createDelivery();
    expect(await outcomeOf(delivery)).toEqual({ state: 'failed' });
    expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'));
    expect(await delivery.sendKept()).toEqual({ state: 'accepted', message: 'Thank you.' });
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it.each<[string, () => Promise<Response>]>([
    ['a page of a proxy', () => Promise.resolve(new Response('<h1>Proxy</h1>'))],
    ['nothing', () => Promise.resolve(new Response(null, { status: 502 }))],
    ['null', answer(200, null)],
    ['no message', answer(200, { ok: true })],
    ['a message that is no text', answer(422, { message: 1 })],
  ])('answered with %s has failed', async (_, odd) => {
    server.mockImplementation(odd);
    expect(await outcomeOf(createDelivery())).toEqual({ state: 'failed' });
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('answered with a blank message is answered', async () => {
    server.mockImplementation(answer(200, { message: '' }));
    expect(await outcomeOf(createDelivery())).toEqual({ state: 'accepted', message: '' });
  });

  it('is given up after 15 seconds', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    server.mockImplementation(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        }),
    );
    const delivery = createDelivery();
    delivery.send(letter);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    patience.abort(new DOMException('signal timed out', 'TimeoutError'));
    expect(await delivery.sendKept()).toEqual({ state: 'failed' });
    expect(reported).toHaveBeenCalledExactlyOnceWith(patience.signal.reason);
    timeout.mockRestore();
  });

  it('that the server is still storing is asked for again, every second', async () => {
    vi.useFakeTimers();
    server.mockImplementationOnce(answer(409, { message: 'In flight.' }));
    const delivery = createDelivery();
    delivery.send(letter);
    await vi.advanceTimersByTimeAsync(999);
    expect(server).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(delivery.snapshot()).toEqual({ state: 'accepted', message: 'Thank you.' });
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('that the server is storing for too long can be sent again later', async () => {
    vi.useFakeTimers();
    server.mockImplementation(answer(409, { message: 'In flight.' }));
    const delivery = createDelivery();
    delivery.send(letter);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server).toHaveBeenCalledTimes(5);
    expect(delivery.snapshot()).toEqual({
      state: 'refused',
      message: 'In flight.',
      isFinal: false,
    });
  });
});

describe('one at a time', () => {
  it('makes one request however many ask, and all hear the same', async () => {
    const delivery = createDelivery();
    delivery.send(letter);
    const all = await Promise.all([delivery.sendKept(), delivery.sendKept()]);
    expect(all).toEqual(Array(2).fill({ state: 'accepted', message: 'Thank you.' }));
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('takes no second enquiry and hands nothing back while the first is under way', async () => {
    const delivery = createDelivery();
    delivery.send(letter);
    const other = { ...letter, enquiry: { ...typed, name: 'Ann' } };
    expect(delivery.send(other)).toBe(false);
    expect(delivery.takeBack()).toBeUndefined();
    expect(createDelivery().takeBack()).toEqual(typed);
    await delivery.sendKept();
    expect(server).toHaveBeenCalledTimes(1);
    expect(delivery.send(other)).toBe(true);
  });
});

describe('the next page', () => {
  it('knows what was kept, and sends it with the same key', async () => {
    server.mockImplementationOnce(noConnection);
    await outcomeOf(createDelivery());
    const next = createDelivery();
    expect(next.snapshot()).toEqual({ state: 'failed' });
    expect(await next.sendKept()).toEqual({ state: 'accepted', message: 'Thank you.' });
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('sends what was kept after it had looked', async () => {
    const next = createDelivery();
    expect(next.snapshot()).toEqual({ state: 'idle' });
    server.mockImplementationOnce(noConnection);
    await outcomeOf(createDelivery());
    expect(await next.sendKept()).toMatchObject({ state: 'accepted' });
  });

  it('calls nothing failed that another page has sent meanwhile', async () => {
    server.mockImplementationOnce(noConnection);
    await outcomeOf(createDelivery());
    const [one, other] = [createDelivery(), createDelivery()];
    expect(one.snapshot()).toEqual({ state: 'failed' });
    await other.sendKept();
    expect(await one.sendKept()).toBeUndefined();
    expect(one.snapshot()).toEqual({ state: 'idle' });
  });

  it.each(['', 'null', '{"enquiry":', '{"endpoint":"/api/contact"}', '[]'])(
    'takes %j for nothing kept',
    async (text) => {
      sessionStorage.setItem('kept-enquiry', text);
      const next = createDelivery();
      expect(next.snapshot()).toEqual({ state: 'idle' });
      expect(await next.sendKept()).toBeUndefined();
      expect(server).not.toHaveBeenCalled();
    },
  );
});

describe('a tab that forbids storage', () => {
  it.each([
    ['throws', { get: () => () => expect.unreachable() }],
    ['is not there', undefined],
  ])('and %s still sends, again too, and hands back', async (_, handler) => {
    vi.stubGlobal('sessionStorage', handler && new Proxy({}, handler));
    server.mockImplementationOnce(noConnection);
    const delivery = createDelivery();
    expect(await outcomeOf(delivery)).toEqual({ state: 'failed' });
    server.mockImplementationOnce(answer(422, { message: 'No.' }));
    expect(await delivery.sendKept()).toMatchObject({ state: 'refused', isFinal: true });
    expect(keyOf(1)).toBe(keyOf(0));
    expect(delivery.takeBack()).toEqual(typed);
    expect(delivery.snapshot()).toEqual({ state: 'idle' });
  });
});

describe('a snapshot', () => {
  it('is the same object until something changes', async () => {
    const delivery = createDelivery();
    const seen: Delivery[] = [];
    const stop = delivery.subscribe(() => seen.push(delivery.snapshot()));
    expect(delivery.snapshot()).toBe(delivery.snapshot());
    await outcomeOf(delivery);
    expect(delivery.snapshot()).toBe(delivery.snapshot());
    expect(seen.map(({ state }) => state)).toEqual(['sending', 'accepted']);
    expect(seen.at(-1)).toBe(delivery.snapshot());
    stop();
    await outcomeOf(delivery);
    expect(seen).toHaveLength(2);
  });

  it('on the server knows of no tab', async () => {
    server.mockImplementation(noConnection);
    const delivery = createDelivery();
    await outcomeOf(delivery);
    expect(delivery.serverSnapshot()).toEqual({ state: 'idle' });
    expect(delivery.serverSnapshot()).toBe(delivery.serverSnapshot());
  });
});
