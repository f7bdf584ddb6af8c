/**
 * `node bench/servers/bare.ts ADDRESS ACCEPT-ENCODING PORT`: the fastest that `node:http` can be.
 * Requests ADDRESS once and sends the same response to every request.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [address = '', acceptEncoding = '', port] = process.argv.slice(2);
/** Headers that Node adds to every response. */
const addedByNode = new Set(['date', 'connection', 'keep-alive']);

const sent = request(address, { headers: { 'accept-encoding': acceptEncoding } }).end();
const [original]: IncomingMessage[] = await once(sent, 'response');
if (original?.statusCode !== 200) throw new Error(`${address} responds ${original?.statusCode}.`);
const body = await buffer(original);
const headers = Object.entries(original.headersDistinct)
  .filter(([name]) => !addedByNode.has(name))
  .flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
