/** `node bench/servers/sirv.ts FOLDER PORT`: serves a folder that contains compressed copies. */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder = '', port] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ['html'] });
createServer(serve).listen(Number(port), '127.0.0.1');
