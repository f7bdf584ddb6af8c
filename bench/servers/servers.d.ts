// The used parts of packages that are only installed when the measurement runs.

declare module '@fastify/static' {
  import type { FastifyPluginCallback } from 'fastify';

  const plugin: FastifyPluginCallback<{
    readonly root: string;
    readonly preCompressed: boolean;
    readonly extensions: string[];
  }>;
  export default plugin;
}

declare module 'sirv' {
  import type { RequestListener } from 'node:http';

  export default function sirv(
    folder: string,
    options: {
      readonly brotli: boolean;
      readonly gzip: boolean;
      readonly etag: boolean;
      readonly extensions: string[];
    },
  ): RequestListener;
}
