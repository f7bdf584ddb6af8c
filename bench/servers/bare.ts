/**
 * The least that Node can do: the answer that another server gives to a request, got once and sent
 * again to whoever asks, byte by byte the same. `node bench/servers/bare.ts ADDRESS ACCEPT-ENCODING PORT`
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [address = '', acceptEncoding = '', port] = process.argv.slice(2);
/** Node adds these itself, to every answer. */
const ownToNode = new Set(['date', 'connection', 'keep-alive']);

const asked = request(address, { headers: { 'accept-encoding': acceptEncoding } }).end();
const [answer]: IncomingMessage[] = await once(asked, 'response');
if (answer?.statusCode !== 200) throw new Error(`${address} answers ${answer?.statusCode}.`);
const body = await buffer(answer);
const headers = Object.entries(answer.headersDistinct)
  .filter(([name]) => !ownToNode.has(name))
  .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
