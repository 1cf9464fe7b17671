import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { demoPictureFolder } from '../tenant/demo-pictures.ts';

/**
 * Compiles the site's code into one bundle that renders any page of any tenant (`server-entry.ts`).
 * There is no server to adapt to: the render step calls the bundle and writes what it answers.
 * In development a middleware takes the place of the render step.
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
        // A tenant's files are no modules of Vite: the page is loaded again when one changes.
        const tenant = `${resolve('tenants', process.env.FORECOURT_TENANT ?? '')}${sep}`;
        server.watcher.on('all', (_event, path) => {
          if (path.startsWith(tenant)) server.ws.send({ type: 'full-reload' });
        });
        server.middlewares.use('/media', sirv(demoPictureFolder('.'), { dev: true }));
      },
    },
  };
}
