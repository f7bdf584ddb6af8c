import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { enquiry } from '#harness/listening-app.ts';

// A process of its own, so that sending does not share a thread with what is measured.
const [url = '', seconds = '5', connections = '64'] = process.argv.slice(2);

const result = await autocannon({
  url: `${url}/api/contact`,
  method: 'POST',
  connections: Number(connections),
  duration: Number(seconds),
  requests: [
    {
      setupRequest: (request) => ({
        ...request,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(enquiry),
      }),
    },
  ],
});

console.log(
  JSON.stringify({
    accepted: result['2xx'],
    refused: result.non2xx + result.errors,
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    longest: result.latency.max,
  }),
);
