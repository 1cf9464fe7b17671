import { hash } from 'node:crypto';
import { basename, dirname, join, relative, sep } from 'node:path';
import { type BuildOptions, build, type Loader, type OutputFile, type Plugin, transform } from 'esbuild';
import { type AstroFiles, astroFiles } from './astro-files.ts';
import { importRules } from './import-rules.ts';
import type { KitExports } from './kit-exports.ts';
import { isBuildFailure, refuseMistakes } from './override-problems.ts';
import { OVERRIDES_PATH } from './overrides-path.ts';
import { refuseCircularImports } from './refuse-circular-imports.ts';

/** One compiled override, not yet written to disk. File names contain a content hash. */
export interface OverrideOutput {
  /** Code of the module that renders it, and its source map. */
  module: string;
  map: string;
  style: SiteFile | null;
  script: SiteFile | null;
  /** Pictures and fonts that its styles name. */
  assets: SiteFile[];
  /** Source files, relative to the overrides folder. */
  inputs: string[];
}

export interface SiteFile {
  /** Path in the site. */
  path: string;
  body: Uint8Array;
}

/** Vite's default targets, which the rest of the site's code is compiled for. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

const ASSET_ENDINGS = ['.avif', '.webp', '.png', '.jpg', '.svg', '.gif', '.woff2'];

const COMMON = {
  bundle: true,
  write: false,
  logLevel: 'silent',
  charset: 'utf8',
  legalComments: 'none',
  // Compiles JSX to an import of React, which `importRules` then refuses with its line.
  jsx: 'automatic',
  // As in the project's tsconfig.json, so that wrong imports are reported even when they are unused.
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  loader: Object.fromEntries(ASSET_ENDINGS.map((ending): [string, Loader] => [ending, 'file'])),
  publicPath: `/${OVERRIDES_PATH}`,
  assetNames: '[name].[hash]',
  outdir: '/',
} as const satisfies BuildOptions;

/** Wraps the module in a function of `require`, so that it imports the bundle's own modules. */
const AS_FUNCTION = {
  format: 'cjs',
  platform: 'neutral',
  banner: { js: 'export default (require) => { var module = { exports: {} }, exports = module.exports;' },
  footer: { js: 'return module.exports; };' },
} as const satisfies BuildOptions;

/** Overrides must not reach `process`: ending it would end the builds of all tenants. */
const NO_PROCESS = { process: 'undefined', 'globalThis.process': 'undefined', 'global.process': 'undefined' };

function named(name: string, ending: string, body: Uint8Array): SiteFile {
  return { path: `${OVERRIDES_PATH}/${name}.${hash('sha1', body).slice(0, 8)}.${ending}`, body };
}

const withEnding = (files: readonly OutputFile[], ending: string): OutputFile | undefined =>
  files.find(({ path }) => path.endsWith(ending));

interface Source {
  /** The tenant's `overrides` folder, absolute. */
  folder: string;
  name: string;
  kit: KitExports;
}

/** Minifies the styles for publishing. */
async function styleOf(name: string, css: OutputFile | undefined): Promise<SiteFile | null> {
  if (!css) return null;
  const { code } = await transform(css.text, {
    loader: 'css',
    minify: true,
    target: BROWSERS,
    logLevel: 'silent',
  });
  return named(name, 'css', Buffer.from(code));
}

/** Bundles the `<script>` elements into one file; null when there are none. */
async function scriptOf(
  { folder, name, kit }: Source,
  files: AstroFiles,
  plugin: Plugin,
): Promise<SiteFile | null> {
  const imports = [...files].flatMap(([file, { result }]) =>
    result.scripts.map((_, index) => `import ${JSON.stringify(`${file}?astro&type=script&index=${index}`)};`),
  );
  if (imports.length === 0) return null;
  const { outputFiles } = await build({
    ...COMMON,
    absWorkingDir: folder,
    stdin: { contents: imports.join('\n'), resolveDir: folder },
    format: 'esm',
    minify: true,
    target: BROWSERS,
    plugins: [importRules({ folder, kit, browser: true }), plugin],
  });
  return named(name, 'js', withEnding(outputFiles, '.js')?.contents ?? new Uint8Array());
}

/** Keeps the inputs that are files on disk; esbuild puts a namespace before the names of others. */
const inputsOf = (inputs: object): string[] =>
  Object.keys(inputs).filter((path) => !/^[a-z]+:/.test(path) && path !== '<stdin>');

async function compileParts(source: Source, files: AstroFiles): Promise<OverrideOutput> {
  const { folder, name, kit } = source;
  const tenant = basename(dirname(folder));
  const plugin = astroFiles(
    files,
    (file) => `/tenants/${tenant}/overrides/${relative(folder, file).replaceAll(sep, '/')}`,
  );
  const { outputFiles, metafile, warnings } = await build({
    ...COMMON,
    ...AS_FUNCTION,
    absWorkingDir: folder,
    entryPoints: [join(folder, `${name}.astro`)],
    entryNames: name,
    metafile: true,
    sourcemap: 'external',
    sourcesContent: false,
    define: NO_PROCESS,
    plugins: [importRules({ folder, kit }), plugin],
  });
  refuseMistakes([], warnings, { folder, name, files });
  refuseCircularImports(metafile.inputs, folder);
  const [style, script] = await Promise.all([
    styleOf(name, withEnding(outputFiles, `/${name}.css`)),
    scriptOf(source, files, plugin),
  ]);
  const codeFiles = new Set([`${name}.js`, `${name}.css`, `${name}.js.map`, `${name}.css.map`]);
  return {
    module: withEnding(outputFiles, `/${name}.js`)?.text ?? '',
    map: withEnding(outputFiles, `/${name}.js.map`)?.text ?? '',
    style,
    script,
    assets: outputFiles
      .filter(({ path }) => !codeFiles.has(basename(path)))
      .map(({ path, contents }) => ({ path: `${OVERRIDES_PATH}/${basename(path)}`, body: contents })),
    inputs: inputsOf(metafile.inputs).sort(),
  };
}

/**
 * Compiles one override alone, without the rest of the site.
 *
 * @throws `OverrideBroken` with the place of each mistake
 */
export async function compileOverride(source: Source): Promise<OverrideOutput> {
  const files: AstroFiles = new Map();
  try {
    return await compileParts(source, files);
  } catch (error) {
    if (isBuildFailure(error)) refuseMistakes(error.errors, error.warnings, { ...source, files });
    throw error;
  }
}
