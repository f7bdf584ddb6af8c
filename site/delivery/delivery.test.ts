import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery, type Delivery } from './delivery.ts';

const typed = {
  name: 'José Álvarez',
  email: 'jose@example.com',
  company: 'Example Travel',
  phone: '01214960000',
  message: 'We need a booking engine.',
};
const letter = { endpoint: '/api/contact', enquiry: typed, honeypot: '' };
const other = { ...letter, enquiry: { ...typed, name: 'Ann Example' } };

const answer = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));
const thankYou = answer(201, { message: 'Thank you.' });
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

const nothing: Delivery = { isSending: false, waiting: 0, thanks: [], trouble: undefined };
const thanked = (...thanks: string[]): Delivery => ({ ...nothing, thanks });
const failed: Delivery = { ...nothing, waiting: 1, trouble: { kind: 'failed' } };

const headersOf = (call: number) => new Headers(server.mock.calls[call]?.[1]?.headers);
const keyOf = (call: number) => headersOf(call).get('idempotency-key');
const nameOf = (call: number) => JSON.parse(String(server.mock.calls[call]?.[1]?.body)).name;
const sentNames = () => server.mock.calls.map((_, call) => nameOf(call));

beforeEach(() => {
  server.mockReset().mockImplementation(thankYou);
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
    expect(delivery.snapshot()).toEqual(nothing);
    delivery.send(letter);
    expect(delivery.snapshot()).toEqual({ ...nothing, isSending: true, waiting: 1 });
    expect(await delivery.sendKept()).toBe(1);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
    expect(createDelivery().snapshot()).toEqual(nothing);
    expect(await delivery.sendKept()).toBe(0);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('travels as the five fields, with a key of its own and what the trap has caught', async () => {
    const delivery = createDelivery();
    delivery.send({ ...letter, honeypot: 'buy pills ☺' });
    await delivery.sendKept();
    const [url, request] = server.mock.calls[0] ?? [];
    expect(url).toBe('/api/contact');
    expect(request).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(String(request?.body))).toEqual(typed);
    expect(Object.fromEntries(headersOf(0))).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'form-trap': encodeURIComponent('buy pills ☺'),
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/),
    });
    delivery.send(letter);
    expect(keyOf(1)).not.toBe(keyOf(0));
    expect(headersOf(1).has('form-trap')).toBe(false);
  });

  it('that is refused must be edited: it is handed back once and forgotten', async () => {
    server.mockImplementation(answer(422, { message: 'Please check your name.' }));
    const delivery = createDelivery();
    const trouble = { kind: 'refused', message: 'Please check your name.' };
    expect(await outcomeOf(delivery)).toEqual({ ...nothing, trouble });
    expect(await delivery.sendKept()).toBe(0);
    expect(createDelivery().snapshot()).toEqual({ ...nothing, trouble });
    expect(server).toHaveBeenCalledTimes(1);

    expect(delivery.takeBack()).toEqual(typed);
    expect(delivery.snapshot()).toEqual(nothing);
    expect(delivery.takeBack()).toBeUndefined();
    expect(createDelivery().snapshot()).toEqual(nothing);
  });

  it.each([408, 429, 500, 503])(
    'that is refused for now (%i) can be sent again',
    async (status) => {
      server.mockImplementationOnce(answer(status, { message: 'Later, please.' }));
      const delivery = createDelivery();
      expect(await outcomeOf(delivery)).toEqual({
        ...failed,
        trouble: { kind: 'postponed', message: 'Later, please.' },
      });
      expect(await delivery.sendKept()).toBe(1);
      expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
      expect(keyOf(1)).toBe(keyOf(0));
    },
  );

  it('without an answer has failed, is reported, and goes out again with the same key', async () => {
    server.mockImplementationOnce(noConnection);
    const delivery = createDelivery();
    expect(await outcomeOf(delivery)).toEqual(failed);
    expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'));
    const again = delivery.sendKept();
    // What went wrong stays in view until the server has answered.
    expect(delivery.snapshot()).toEqual({ ...failed, isSending: true });
    expect(await again).toBe(1);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it.each<[string, () => Promise<Response>]>([
    ['a page of a proxy', () => Promise.resolve(new Response('<h1>Proxy</h1>'))],
    ['nothing', () => Promise.resolve(new Response(null, { status: 502 }))],
    ['null', answer(200, null)],
    ['no message', answer(200, { ok: true })],
    ['a message that is no text', answer(422, { message: 1 })],
    ['an empty message', answer(200, { message: '' })],
    ['a blank message', answer(422, { message: ' \n\t' })],
  ])('answered with %s has failed', async (_, odd) => {
    server.mockImplementation(odd);
    expect(await outcomeOf(createDelivery())).toEqual(failed);
    expect(reported).toHaveBeenCalledTimes(1);
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
    expect(await delivery.sendKept()).toBe(0);
    expect(delivery.snapshot()).toEqual(failed);
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
    expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('that the server is storing for too long can be sent again later', async () => {
    vi.useFakeTimers();
    server.mockImplementation(answer(409, { message: 'In flight.' }));
    const delivery = createDelivery();
    delivery.send(letter);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server).toHaveBeenCalledTimes(5);
    expect(delivery.snapshot().trouble).toEqual({ kind: 'postponed', message: 'In flight.' });
  });
});

describe('several enquiries', () => {
  it('wait together without a connection, and go out in order, each with its key', async () => {
    server.mockImplementation(noConnection);
    const delivery = createDelivery();
    await outcomeOf(delivery);
    delivery.send(other);
    await delivery.sendKept();
    expect(delivery.snapshot()).toEqual({ ...failed, waiting: 2 });
    // Where the first reaches nobody, the second is not tried.
    expect(sentNames()).toEqual([typed.name, typed.name]);
    server.mockImplementation(thankYou);
    expect(await createDelivery().sendKept()).toBe(2);
    expect(sentNames().slice(2)).toEqual([typed.name, other.enquiry.name]);
    expect(keyOf(2)).toBe(keyOf(0));
    expect(keyOf(3)).not.toBe(keyOf(2));
  });

  it('written while one is under way follow it', async () => {
    const delivery = createDelivery();
    delivery.send(letter);
    delivery.send(other);
    expect(delivery.snapshot()).toEqual({ ...nothing, isSending: true, waiting: 2 });
    expect(server).toHaveBeenCalledTimes(1);
    expect(await delivery.sendKept()).toBe(2);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.', 'Thank you.'));
    expect(sentNames()).toEqual([typed.name, other.enquiry.name]);
  });

  it('are not held up by one that is answered with something else', async () => {
    server.mockImplementationOnce(() => Promise.resolve(new Response('<h1>Blocked</h1>')));
    const delivery = createDelivery();
    delivery.send(letter);
    delivery.send(other);
    expect(await delivery.sendKept()).toBe(1);
    expect(delivery.snapshot()).toEqual({ ...failed, thanks: ['Thank you.'] });
  });

  it('that are refused are handed back one by one, while others are accepted', async () => {
    const delivery = createDelivery();
    server.mockImplementation(answer(422, { message: 'No.' }));
    delivery.send(letter);
    delivery.send(other);
    await delivery.sendKept();
    server.mockImplementation(thankYou);
    delivery.send({ ...letter, enquiry: { ...typed, name: 'Third' } });
    await delivery.sendKept();
    expect(delivery.snapshot()).toMatchObject({
      thanks: ['Thank you.'],
      trouble: { kind: 'refused' },
    });
    expect(delivery.takeBack()).toEqual(typed);
    expect(delivery.snapshot().trouble).toEqual({ kind: 'refused', message: 'No.' });
    expect(delivery.takeBack()).toEqual(other.enquiry);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
  });

  it('make one request each however many ask, and all hear the same', async () => {
    const delivery = createDelivery();
    delivery.send(letter);
    expect(await Promise.all([delivery.sendKept(), delivery.sendKept()])).toEqual([1, 1]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('are all sent, whenever they come', async () => {
    const delivery = createDelivery();
    delivery.send(letter);
    // At every turn of the first one's way.
    for (let turn = 1; turn < 40; turn += 1) {
      delivery.send({ ...letter, enquiry: { ...typed, name: `Name ${turn}` } });
      await Promise.resolve();
    }
    await vi.waitFor(() => expect(delivery.snapshot().waiting).toBe(0));
    expect(new Set(sentNames()).size).toBe(40);
    expect(server).toHaveBeenCalledTimes(40);
  });
});

describe('the thanks', () => {
  it('go when the visitor writes again', async () => {
    const delivery = createDelivery();
    await outcomeOf(delivery);
    delivery.dismissThanks();
    expect(delivery.snapshot()).toEqual(nothing);
    const before = delivery.snapshot();
    delivery.dismissThanks();
    expect(delivery.snapshot()).toBe(before);
  });
});

describe('the next page', () => {
  it('knows what was kept, and sends it with the same key', async () => {
    server.mockImplementationOnce(noConnection);
    await outcomeOf(createDelivery());
    const next = createDelivery();
    expect(next.snapshot()).toEqual(failed);
    expect(await next.sendKept()).toBe(1);
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('sends what was kept after it had looked', async () => {
    const next = createDelivery();
    expect(next.snapshot()).toEqual(nothing);
    server.mockImplementationOnce(noConnection);
    await outcomeOf(createDelivery());
    expect(await next.sendKept()).toBe(1);
  });

  it('calls nothing failed that another page has sent meanwhile', async () => {
    server.mockImplementationOnce(noConnection);
    const one = createDelivery();
    expect(await outcomeOf(one)).toEqual(failed);
    await createDelivery().sendKept();
    expect(await one.sendKept()).toBe(0);
    expect(one.snapshot()).toEqual(nothing);
    expect(server).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'null', '[{"enquiry":', '[{"endpoint":"/api/contact"}]', '{}'])(
    'takes %j for nothing kept',
    async (text) => {
      sessionStorage.setItem('kept-enquiries', text);
      const next = createDelivery();
      expect(next.snapshot()).toEqual(nothing);
      expect(await next.sendKept()).toBe(0);
      expect(server).not.toHaveBeenCalled();
    },
  );

  it('drops what was kept for a day, refused or not', async () => {
    vi.useFakeTimers();
    const delivery = createDelivery();
    server.mockImplementationOnce(answer(422, { message: 'No.' }));
    await outcomeOf(delivery);
    vi.advanceTimersByTime(60_000);
    server.mockImplementation(noConnection);
    delivery.send(other);
    await delivery.sendKept();
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 60_000);
    expect(createDelivery().snapshot()).toEqual(failed);
    expect(sessionStorage.getItem('kept-enquiries')).not.toContain(typed.name);
    vi.advanceTimersByTime(60_000);
    server.mockReset();
    expect(await createDelivery().sendKept()).toBe(0);
    expect(server).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('kept-enquiries')).toBeNull();
  });
});

describe('a tab that forbids storage', () => {
  it.each([
    ['throws', { get: () => () => expect.unreachable() }],
    ['is not there', undefined],
  ])('and %s still sends, again too, and hands back', async (_, handler) => {
    vi.stubGlobal('sessionStorage', handler && new Proxy({}, handler));
    server.mockImplementationOnce(noConnection);
    const delivery = createDelivery();
    expect(await outcomeOf(delivery)).toEqual(failed);
    server.mockImplementationOnce(answer(422, { message: 'No.' }));
    expect(await delivery.sendKept()).toBe(0);
    expect(delivery.snapshot().trouble).toEqual({ kind: 'refused', message: 'No.' });
    expect(keyOf(1)).toBe(keyOf(0));
    expect(delivery.takeBack()).toEqual(typed);
    expect(delivery.snapshot()).toEqual(nothing);
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
    expect(seen[0]).toMatchObject({ isSending: true, thanks: [] });
    expect(seen.at(-1)).toBe(delivery.snapshot());
    const before = seen.length;
    stop();
    await outcomeOf(delivery);
    expect(seen).toHaveLength(before);
  });

  it('on the server knows of no tab', async () => {
    server.mockImplementation(noConnection);
    const delivery = createDelivery();
    await outcomeOf(delivery);
    expect(delivery.serverSnapshot()).toEqual(nothing);
    expect(delivery.serverSnapshot()).toBe(delivery.serverSnapshot());
  });
});
