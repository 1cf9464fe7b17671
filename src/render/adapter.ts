import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';

/**
 * Astro adapter that compiles the site's code into one bundle, which renders any page of any tenant
 * (`server-entry.ts`). There is no server: the build calls the bundle and writes the HTML to files. In
 * development a middleware renders instead.
 */
export function staticRenderer(): AstroIntegration {
  return {
    name: 'forecourt-static-renderer',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command !== 'dev') return;
        addMiddleware({ order: 'pre', entrypoint: new URL('./dev-middleware.ts', import.meta.url) });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'forecourt-static-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./server-entry.ts', import.meta.url),
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'unsupported',
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        // Vite does not track a tenant's files as modules, so reload the page when one changes.
        const tenant = `${resolve('tenants', process.env.FORECOURT_TENANT ?? '')}${sep}`;
        server.watcher.on('all', (_event, path) => {
          if (path.startsWith(tenant)) server.ws.send({ type: 'full-reload' });
        });
        server.middlewares.use('/media', sirv('media', { dev: true }));
      },
    },
  };
}
