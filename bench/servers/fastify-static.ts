/**
 * `node bench/servers/fastify-static.ts FOLDER PORT`: serves a folder that contains compressed
 * copies.
 */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const [root = '', port] = process.argv.slice(2);
const app = Fastify();
app.register(fastifyStatic, { root, preCompressed: true, extensions: ['html'] });
await app.listen({ host: '127.0.0.1', port: Number(port) });
