import { join, posix, relative, sep } from 'node:path';

import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { fileInside, refusalWords } from '../../lib/disk/files-inside.ts';
import { didYouMean } from '../../tenant/did-you-mean.ts';
import type { KitExports } from './kit-exports.ts';

/** What the bundle gives a compiled override by name, beside the kit. */
const GIVEN = new Set(['astro/compiler-runtime']);

/** An address in a style sheet that the site answers, or somebody else. */
const ADDRESS = /^(\/|#|data:|https?:)/;

interface Rules {
  /** The tenant's `overrides` folder. */
  folder: string;
  kit: KitExports;
  /** Code for the browser cannot draw the kit's components. */
  browser?: boolean;
}

const refused = (text: string): OnResolveResult => ({ errors: [{ text }] });

/** A file beside the override; without its ending where it is code. */
function ownFile(folder: string, name: string): OnResolveResult {
  const path = join(folder, name);
  const found = ['', '.ts']
    .map((ending) => [path + ending, fileInside(path + ending, folder)] as const)
    .find(([, state]) => state === 'file');
  if (found) return { path: found[0], namespace: 'file' };
  const state = fileInside(path, folder);
  return refused(
    typeof state === 'string'
      ? `There is no file overrides/${name}.`
      : refusalWords(state, `overrides/${name}`, 'the overrides folder'),
  );
}

function kitFile(kit: KitExports, name: string, browser: boolean): OnResolveResult {
  if (browser) return refused('A script runs in the browser, where the kit cannot draw: docs/overrides.md.');
  const able = [...kit.keys()];
  if (able.includes(name)) return { path: name, namespace: 'kit' };
  return refused(
    `The kit has no ${name}.${didYouMean(name, able)} What the kit has stands in docs/overrides.md.`,
  );
}

/**
 * Where an import leads. Tenants may lie outside of the project, so a path counts as if the override lay in
 * `tenants/<tenant>/overrides` of it: "../../../src/kit/Header.astro" is the kit's header for every tenant.
 */
function resolve(
  { path, resolveDir, kind }: OnResolveArgs,
  { folder, kit, browser = false }: Rules,
): OnResolveResult {
  if (kind === 'entry-point') return { path, namespace: 'file' };
  if (GIVEN.has(path)) return { path, external: true };
  if ((kind === 'url-token' || kind === 'import-rule') && ADDRESS.test(path)) return { path, external: true };
  const from = relative(folder, resolveDir).replaceAll(sep, '/');
  const at = '/tenants/tenant/overrides/';
  const target = kind === 'url-token' || path.startsWith('.') ? posix.join(at, from, path) : path;
  if (target.startsWith(at)) return ownFile(folder, target.slice(at.length));
  if (target.startsWith('/src/kit/')) return kitFile(kit, target.slice('/src/kit/'.length), browser);
  return refused(
    `"${path}" is neither a file beside the override nor one of the kit. An override imports only those: docs/overrides.md.`,
  );
}

/** The bundle's own module, taken through `require`; its names are listed so that a wrong one is an error here. */
function kitSource(name: string, exported: readonly string[]): string {
  // Without an export it would pass for a module of unknown names.
  if (exported.length === 0) return 'export {};';
  const lines = exported.map((key) =>
    key === 'default' ? 'export default m.default;' : `export const ${key} = m.${key};`,
  );
  return `const m = require("kit/${name}");\n${lines.join('\n')}`;
}

/** An esbuild plugin: an override imports files beside it and the kit, nothing else. */
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
