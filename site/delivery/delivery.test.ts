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

const respond = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));
const thankYou = respond(201, { message: 'Thank you.' });
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

/** Sends an enquiry and returns the state afterwards. */
async function outcomeOf(delivery: ReturnType<typeof createDelivery>): Promise<Delivery> {
  delivery.send(letter);
  await delivery.sendPending();
  return delivery.snapshot();
}

const nothing: Delivery = { isSending: false, waiting: 0, thanks: [], problem: undefined };
const thanked = (...thanks: string[]): Delivery => ({ ...nothing, thanks });
const failed: Delivery = { ...nothing, waiting: 1, problem: { kind: 'failed' } };

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
  it('is sent at once and keeps the message of the server', async () => {
    const delivery = createDelivery();
    expect(delivery.snapshot()).toEqual(nothing);
    delivery.send(letter);
    expect(delivery.snapshot()).toEqual({ ...nothing, isSending: true, waiting: 1 });
    expect(await delivery.sendPending()).toBe(1);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
    expect(createDelivery().snapshot()).toEqual(nothing);
    expect(await delivery.sendPending()).toBe(0);
    expect(server).toHaveBeenCalledTimes(1);
    // The visitor writes again.
    delivery.dismissThanks();
    expect(delivery.snapshot()).toEqual(nothing);
  });

  it('is sent as JSON of five fields, with the key and the honeypot in headers', async () => {
    const delivery = createDelivery();
    delivery.send({ ...letter, honeypot: 'buy pills ☺' });
    await delivery.sendPending();
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

  it('can be withdrawn once after the server has refused it', async () => {
    server.mockImplementation(respond(422, { message: 'No.' }));
    const delivery = createDelivery();
    const refused = { ...nothing, problem: { kind: 'refused', message: 'No.' } };
    expect(await outcomeOf(delivery)).toEqual(refused);
    delivery.send(other);
    expect(await delivery.sendPending()).toBe(0);
    expect(createDelivery().snapshot()).toEqual(refused);
    expect(server).toHaveBeenCalledTimes(2);

    expect(delivery.withdrawRefused()).toEqual(typed);
    expect(delivery.snapshot()).toEqual(refused);
    expect(delivery.withdrawRefused()).toEqual(other.enquiry);
    expect(delivery.snapshot()).toEqual(nothing);
    expect(delivery.withdrawRefused()).toBeUndefined();
    expect(createDelivery().snapshot()).toEqual(nothing);
  });

  it.each([408, 429, 500, 503])('can be sent again after status %i', async (code) => {
    server.mockImplementationOnce(respond(code, { message: 'Later, please.' }));
    const delivery = createDelivery();
    const problem = { kind: 'postponed', message: 'Later, please.' };
    expect(await outcomeOf(delivery)).toEqual({ ...failed, problem });
    expect(await delivery.sendPending()).toBe(1);
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it('fails without a response, is logged and sent again with the same key', async () => {
    server.mockImplementationOnce(noConnection);
    const delivery = createDelivery();
    expect(await outcomeOf(delivery)).toEqual(failed);
    expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch'));
    const again = delivery.sendPending();
    // The problem stays visible until there is a response.
    expect(delivery.snapshot()).toEqual({ ...failed, isSending: true });
    expect(await again).toBe(1);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
    expect(keyOf(1)).toBe(keyOf(0));
  });

  it.each<[string, () => Promise<Response>]>([
    ['a page of a proxy', () => Promise.resolve(new Response('<h1>Proxy</h1>'))],
    ['nothing', () => Promise.resolve(new Response(null, { status: 502 }))],
    ['null', respond(200, null)],
    ['no message', respond(200, { ok: true })],
    ['a message that is no text', respond(422, { message: 1 })],
    ['an empty message', respond(200, { message: '' })],
    ['a blank message', respond(422, { message: ' \n\t' })],
  ])('fails if the response is %s', async (_, odd) => {
    server.mockImplementation(odd);
    expect(await outcomeOf(createDelivery())).toEqual(failed);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('fails after 15 seconds without a response', async () => {
    const timeoutController = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
    server.mockImplementation(
      (_, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
        }),
    );
    const delivery = createDelivery();
    delivery.send(letter);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
    timeoutController.abort(new DOMException('signal timed out', 'TimeoutError'));
    expect(await delivery.sendPending()).toBe(0);
    expect(delivery.snapshot()).toEqual(failed);
    expect(reported).toHaveBeenCalledExactlyOnceWith(timeoutController.signal.reason);
    timeout.mockRestore();
  });

  it('is retried every second, at most five times, while the server is storing it', async () => {
    vi.useFakeTimers();
    server.mockImplementationOnce(respond(409, { message: 'In flight.' }));
    const delivery = createDelivery();
    delivery.send(letter);
    await vi.advanceTimersByTimeAsync(999);
    expect(server).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.'));
    expect(keyOf(1)).toBe(keyOf(0));

    server.mockImplementation(respond(409, { message: 'In flight.' }));
    delivery.send(other);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server).toHaveBeenCalledTimes(2 + 5);
    expect(delivery.snapshot().problem).toEqual({ kind: 'postponed', message: 'In flight.' });
  });
});

describe('several enquiries', () => {
  it('wait for the connection and are then sent in order, each with its key', async () => {
    server.mockImplementation(noConnection);
    const delivery = createDelivery();
    await outcomeOf(delivery);
    delivery.send(other);
    await delivery.sendPending();
    expect(delivery.snapshot()).toEqual({ ...failed, waiting: 2 });
    // Without a connection only the first is tried.
    expect(sentNames()).toEqual([typed.name, typed.name]);
    server.mockImplementation(thankYou);
    // Concurrent calls on the next page send each enquiry once.
    const next = createDelivery();
    expect(next.snapshot()).toEqual({ ...failed, waiting: 2 });
    expect(await Promise.all([next.sendPending(), next.sendPending()])).toEqual([2, 2]);
    expect(server).toHaveBeenCalledTimes(4);
    expect(sentNames().slice(2)).toEqual([typed.name, other.enquiry.name]);
    expect(keyOf(2)).toBe(keyOf(0));
    expect(keyOf(3)).not.toBe(keyOf(2));
  });

  it('are sent after one that is being sent', async () => {
    const delivery = createDelivery();
    delivery.send(letter);
    delivery.send(other);
    expect(delivery.snapshot()).toEqual({ ...nothing, isSending: true, waiting: 2 });
    expect(server).toHaveBeenCalledTimes(1);
    expect(await delivery.sendPending()).toBe(2);
    expect(delivery.snapshot()).toEqual(thanked('Thank you.', 'Thank you.'));
    expect(sentNames()).toEqual([typed.name, other.enquiry.name]);
  });

  it('are sent even if one gets an invalid response', async () => {
    server.mockImplementationOnce(() => Promise.resolve(new Response('<h1>Blocked</h1>')));
    const delivery = createDelivery();
    delivery.send(letter);
    delivery.send(other);
    expect(await delivery.sendPending()).toBe(1);
    expect(delivery.snapshot()).toEqual({ ...failed, thanks: ['Thank you.'] });
  });

  it('are all sent, at whatever moment they are added', async () => {
    const delivery = createDelivery();
    delivery.send(letter);
    // One in every microtask while the first is being sent.
    for (let turn = 1; turn < 40; turn += 1) {
      delivery.send({ ...letter, enquiry: { ...typed, name: `Name ${turn}` } });
      await Promise.resolve();
    }
    await vi.waitFor(() => expect(delivery.snapshot().waiting).toBe(0));
    expect(new Set(sentNames()).size).toBe(40);
    expect(server).toHaveBeenCalledTimes(40);
  });
});

describe('the next page', () => {
  it('reports no failure of an enquiry that another page has sent', async () => {
    server.mockImplementationOnce(noConnection);
    const one = createDelivery();
    expect(await outcomeOf(one)).toEqual(failed);
    await createDelivery().sendPending();
    expect(await one.sendPending()).toBe(0);
    expect(one.snapshot()).toEqual(nothing);
    expect(server).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'null', '[{"enquiry":', '[{"endpoint":"/api/contact"}]', '{}'])(
    'ignores the invalid storage %j',
    async (text) => {
      sessionStorage.setItem('pending-enquiries', text);
      const next = createDelivery();
      expect(next.snapshot()).toEqual(nothing);
      expect(await next.sendPending()).toBe(0);
      expect(server).not.toHaveBeenCalled();
    },
  );

  it('removes pending and refused enquiries after a day', async () => {
    vi.useFakeTimers();
    const delivery = createDelivery();
    server.mockImplementationOnce(respond(422, { message: 'No.' }));
    await outcomeOf(delivery);
    vi.advanceTimersByTime(60_000);
    server.mockImplementation(noConnection);
    delivery.send(other);
    await delivery.sendPending();
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 60_000);
    expect(createDelivery().snapshot()).toEqual(failed);
    expect(sessionStorage.getItem('pending-enquiries')).not.toContain(typed.name);
    vi.advanceTimersByTime(60_000);
    server.mockReset();
    expect(await createDelivery().sendPending()).toBe(0);
    expect(server).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('pending-enquiries')).toBeNull();
  });
});

describe('a tab whose storage', () => {
  it.each([
    ['throws', { get: () => () => expect.unreachable() }],
    ['is missing', undefined],
  ])('%s still sends, retries and withdraws enquiries', async (_, handler) => {
    vi.stubGlobal('sessionStorage', handler && new Proxy({}, handler));
    server.mockImplementationOnce(noConnection);
    const delivery = createDelivery();
    expect(await outcomeOf(delivery)).toEqual(failed);
    server.mockImplementationOnce(respond(422, { message: 'No.' }));
    expect(await delivery.sendPending()).toBe(0);
    expect(delivery.snapshot().problem).toEqual({ kind: 'refused', message: 'No.' });
    expect(keyOf(1)).toBe(keyOf(0));
    expect(delivery.withdrawRefused()).toEqual(typed);
    expect(delivery.snapshot()).toEqual(nothing);
  });
});

it('notifies listeners of every change and keeps the snapshot in between', async () => {
  const delivery = createDelivery();
  const seen: Delivery[] = [];
  const stop = delivery.subscribe(() => seen.push(delivery.snapshot()));
  expect(delivery.snapshot()).toBe(delivery.snapshot());
  await outcomeOf(delivery);
  expect(seen[0]).toMatchObject({ isSending: true, thanks: [] });
  expect(seen.at(-1)).toBe(delivery.snapshot());
  const before = seen.length;
  stop();
  await outcomeOf(delivery);
  expect(seen).toHaveLength(before);
});
