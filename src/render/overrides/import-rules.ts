import { join, posix, relative, sep } from 'node:path';

import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { checkFileInside, refusalMessage } from '../../lib/disk/files-inside.ts';
import { didYouMean } from '../../tenant/did-you-mean.ts';
import type { KitExports } from './kit-exports.ts';

/** Modules besides the kit that the bundle provides to overrides. */
const PROVIDED = new Set(['astro/compiler-runtime']);

/** URLs in style sheets that are left as they are. */
const ADDRESS = /^(\/|#|data:|https?:)/;

interface Rules {
  /** The tenant's `overrides` folder. */
  folder: string;
  kit: KitExports;
  /** The code runs in the browser, where the kit's components cannot be rendered. */
  browser?: boolean;
}

const refused = (text: string): OnResolveResult => ({ errors: [{ text }] });

/** Finds a file in the overrides folder. The ending `.ts` may be left out. */
function resolveTenantFile(folder: string, name: string): OnResolveResult {
  const path = join(folder, name);
  const found = ['', '.ts']
    .map((ending) => [path + ending, checkFileInside(path + ending, folder)] as const)
    .find(([, state]) => state === 'file');
  if (found) return { path: found[0], namespace: 'file' };
  const state = checkFileInside(path, folder);
  return refused(
    typeof state === 'string'
      ? `There is no file overrides/${name}.`
      : refusalMessage(state, `overrides/${name}`, 'the overrides folder'),
  );
}

function resolveKitFile(kit: KitExports, name: string, browser: boolean): OnResolveResult {
  if (browser)
    return refused('A script runs in the browser, where the kit cannot be used: see docs/overrides.md.');
  const able = [...kit.keys()];
  if (able.includes(name)) return { path: name, namespace: 'kit' };
  return refused(
    `The kit has no ${name}.${didYouMean(name, able)} docs/overrides.md lists what the kit has.`,
  );
}

/**
 * Resolves an import. Tenants may be outside of the project, so paths are resolved as if the override were in the
 * project's `tenants/<tenant>/overrides`: "../../../src/kit/Header.astro" is the kit's header for every tenant.
 */
function resolve(
  { path, resolveDir, kind }: OnResolveArgs,
  { folder, kit, browser = false }: Rules,
): OnResolveResult {
  if (kind === 'entry-point') return { path, namespace: 'file' };
  if (PROVIDED.has(path)) return { path, external: true };
  if ((kind === 'url-token' || kind === 'import-rule') && ADDRESS.test(path)) return { path, external: true };
  const from = relative(folder, resolveDir).replaceAll(sep, '/');
  const at = '/tenants/tenant/overrides/';
  const target = kind === 'url-token' || path.startsWith('.') ? posix.join(at, from, path) : path;
  if (target.startsWith(at)) return resolveTenantFile(folder, target.slice(at.length));
  if (target.startsWith('/src/kit/')) return resolveKitFile(kit, target.slice('/src/kit/'.length), browser);
  return refused(
    `"${path}" is neither a file beside the override nor a part of the kit. An override can import nothing else: see docs/overrides.md.`,
  );
}

/** Code that re-exports a kit module of the bundle. Exports are listed by name, so that esbuild reports a wrong one. */
function kitSource(name: string, exported: readonly string[]): string {
  // Without any export esbuild would take it for a CommonJS module, which may export any name.
  if (exported.length === 0) return 'export {};';
  const lines = exported.map((key) =>
    key === 'default' ? 'export default m.default;' : `export const ${key} = m.${key};`,
  );
  return `const m = require("kit/${name}");\n${lines.join('\n')}`;
}

/** An esbuild plugin: lets an override import only files of its folder and the kit. */
export const importRules = (rules: Rules): Plugin => ({
  name: 'forecourt:import-rules',
  setup(build) {
    build.onResolve({ filter: /^kit\// }, ({ path, namespace }) =>
      namespace === 'kit' ? { path, external: true } : undefined,
    );
    build.onResolve({ filter: /\?astro&type=(style|script)/ }, ({ path }) => ({
      path,
      namespace: path.includes('type=style') ? 'style' : 'script',
    }));
    build.onResolve({ filter: /.*/ }, (args) => resolve(args, rules));
    build.onLoad({ filter: /.*/, namespace: 'kit' }, ({ path }) => ({
      contents: kitSource(path, rules.kit.get(path) ?? []),
      loader: 'js',
    }));
  },
});
