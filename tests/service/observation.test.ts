import { expect } from 'vitest';
import { freePort } from '#harness/free-port.ts';
import { postEnquiry } from '#harness/listening-app.ts';
import { it } from '#harness/service-test.ts';

it('serves metrics on a separate port of the loopback interface', async ({ workplace }) => {
  const port = await freePort();
  const service = await workplace.start({ METRICS_PORT: String(port) });
  await postEnquiry(service.url, 'k');
  await postEnquiry(service.url, 'k');
  await postEnquiry(service.url, 'l', { email: 'nobody' });
  await fetch(`${service.url}/no-such-page?secret=1`);
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(read).toMatch(/class="missing",status="404"\} 1$/m);
  const figures = await read();
  expect(figures).toMatch(/^enquiries_total\{outcome="accepted"\} 1$/m);
  expect(figures).toMatch(/^enquiries_total\{outcome="repeated"\} 1$/m);
  expect(figures).toMatch(/^enquiries_total\{outcome="invalid-fields"\} 1$/m);
  expect(figures).toMatch(
    /http_request_duration_seconds_count\{class="enquiry",status="201"\} 2$/m,
  );
  expect(figures).toMatch(/^outbox_waiting 1$/m);
  expect(figures).toMatch(/^outbox_dead 0$/m);
  expect(figures).toMatch(/^outbox_oldest_waiting_seconds \d/m);
  expect(figures).toMatch(/^store_group_calls_count [1-9]/m);
  expect(figures).toMatch(/^process_resident_memory_bytes \d/m);
  expect(figures).not.toContain('secret');
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  expect(await service.stop()).toBe(0);
});

it('logs requests with ACCESS_LOG=on, without personal data', async ({ workplace }) => {
  const service = await workplace.start({ ACCESS_LOG: 'on', LOG_LEVEL: 'info' });
  await fetch(`${service.url}/healthz?who=ann`);
  await fetch(`${service.url}/ann@example.com`);
  await postEnquiry(service.url, 'k');
  expect(await service.stop()).toBe(0);
  const requests = service
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line));
  expect(requests.map(({ class: kind, path, status }) => [kind, path, status])).toEqual([
    ['health', '/healthz', 200],
    ['missing', undefined, 404],
    ['enquiry', '/api/contact', 201],
  ]);
  expect(Object.keys(requests[0] ?? {}).sort()).toEqual(
    ['class', 'hostname', 'level', 'method', 'ms', 'msg', 'path', 'pid', 'status', 'time'].sort(),
  );
  for (const text of ['who=', 'ann', '127.0.0.1"']) {
    expect(JSON.stringify(requests)).not.toContain(text);
  }
});

it('reports at the start whether the mail server can be used, and starts in any case', async ({
  workplace,
  smtp,
}) => {
  const ready = await workplace.start({ SMTP_URL: smtp.url, LOG_LEVEL: 'info' });
  await expect.poll(ready.output).toMatch(/The mail server 127\.0\.0\.1:\d+ is ready\./);
  await ready.stop();
  smtp.misbehave('auth', 'refuse');
  const locked = await workplace.start({ SMTP_URL: smtp.url });
  await expect.poll(locked.output).toContain('refuses the login (EAUTH)');
  expect((await fetch(`${locked.url}/healthz`)).status).toBe(200);
  await locked.stop();
  const url = `smtp://user:a-password@127.0.0.1:${await freePort()}`;
  const nobody = await workplace.start({ SMTP_URL: url });
  await expect.poll(nobody.output).toContain('refuses the connection (ECONNREFUSED)');
  expect(nobody.output()).not.toContain('a-password');
  await nobody.stop();
});

it('sends a test mail and reports the result', async ({ workplace, smtp }) => {
  const unset = await workplace.staff(['test-mail']);
  expect(unset).toMatchObject({
    code: 1,
    stderr: 'Mail is not set up: set SMTP_URL to the mail server.\n',
  });
  const sent = await workplace.staff(['test-mail'], { SMTP_URL: smtp.url });
  expect(sent).toMatchObject({ code: 0, stderr: '' });
  expect(sent.stdout).toContain('It accepted a test mail to ');
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.raw).toContain('Subject: Test mail from the website');
  smtp.misbehave('rcpt', 'refuse');
  const refused = await workplace.staff(['test-mail'], { SMTP_URL: smtp.url });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('It rejected the mail');
});
