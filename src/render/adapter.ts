import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { reloadOnTenantChange } from './tenant-reload.ts';

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
        const tenant = process.env.FORECOURT_TENANT_FOLDER;
        if (tenant) reloadOnTenantChange(server, tenant);
        server.middlewares.use('/media', sirv('media', { dev: true }));
      },
    },
  };
}
