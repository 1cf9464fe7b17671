import { globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import sirv from 'sirv';
import { demoPictureFolder } from '../tenant/demo-pictures.ts';
import { holdErrors } from './hold-errors.ts';
import { joinStyleSheets } from './join-style-sheets.ts';
import { PAGE_SHEETS_FILE } from './look-sheets.ts';
import { scriptGraph } from './script-graph.ts';
import { SECTION_ROUTES, separateSections } from './separate-sections.ts';
import { reloadOnTenantChange } from './tenant-reload.ts';

/**
 * Astro adapter that compiles the site's code into one bundle, which renders any page of any tenant
 * (`server-entry.ts`). There is no server: the build calls the bundle and writes the HTML to files. In
 * development a middleware renders instead.
 */
export function staticRenderer(): AstroIntegration {
  let build: AstroConfig['build'] | null = null;
  return {
    name: 'forecourt-static-renderer',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware, injectRoute, updateConfig }) => {
        if (command === 'dev')
          addMiddleware({ order: 'pre', entrypoint: new URL('./dev-middleware.ts', import.meta.url) });
        if (command !== 'build') return;
        updateConfig({ vite: { plugins: [separateSections] } });
        for (const entrypoint of globSync('src/sections/*/View.astro'))
          injectRoute({ pattern: `${SECTION_ROUTES}${basename(dirname(entrypoint))}`, entrypoint });
      },
      'astro:config:done': ({ config, setAdapter }) => {
        build = config.build;
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
      'astro:build:ssr': ({ manifest }) => {
        if (!build) return;
        const [server, client] = [fileURLToPath(build.server), fileURLToPath(build.client)];
        const sheets = joinStyleSheets(manifest.routes, [server, client], client);
        writeFileSync(join(server, 'section-sheets.json'), JSON.stringify(sheets));
        const linked = manifest.routes.flatMap(({ styles }) =>
          styles.flatMap((style) => (style.type === 'external' ? style.src : [])),
        );
        const paths = [...linked, ...Object.values(sheets.usual), ...Object.values(sheets.unusual)].map(
          (path) => path.replace(/^\//, ''),
        );
        writeFileSync(join(server, PAGE_SHEETS_FILE), JSON.stringify([...new Set(paths)]));
        writeFileSync(join(server, 'script-graph.json'), JSON.stringify(scriptGraph(resolve(client))));
      },
      'astro:server:setup': ({ server }) => {
        const { FORECOURT_TENANT_FOLDER: folder, FORECOURT_TENANT_DATA: data } = process.env;
        holdErrors(server);
        if (folder && data) reloadOnTenantChange(server, { folder, data });
        server.middlewares.use('/media', sirv(demoPictureFolder('.'), { dev: true }));
      },
    },
  };
}
