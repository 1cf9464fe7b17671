import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { preprocessStyles, type TransformResult, transform } from '@astrojs/compiler-rs';
import { transform as checkCode, type PartialMessage, type Plugin } from 'esbuild';
import { isBrokenStyle, TENANT_FILE } from './esbuild-messages.ts';

interface AstroFile {
  path: string;
  result: TransformResult;
}

/** Compiled `.astro` files by name in the code. */
export type AstroFiles = Map<string, AstroFile>;

/** Finds features that work only in the bundle of the whole site. `text` is searched in the source to find the line. */
function unsupported(result: TransformResult): { text: string; why: string } | null {
  const [island] = [...result.hydratedComponents, ...result.clientOnlyComponents];
  if (island)
    return { text: 'client:', why: 'An override cannot have a client: directive. Write a <script> instead.' };
  if (result.code.includes('defineStyleVars') || result.code.includes('defineScriptVars'))
    return {
      text: 'define:vars',
      why: 'The site’s Content Security Policy lets no inline code run, so define:vars does nothing. Use a class or a data attribute.',
    };
  return null;
}

const lineWith = (source: string, text: string): number =>
  source.slice(0, Math.max(0, source.indexOf(text))).split('\n').length;

type Mistake = (line: number, column: number, text: string) => PartialMessage;

/** Creates messages with places in the tenant's file; lines count from 1, columns from 0. */
function mistakesIn(file: string, source: string): Mistake {
  const lines = source.split('\n');
  return (line, column, text) => ({
    text,
    location: { file, namespace: TENANT_FILE, line, column, lineText: lines[line - 1] ?? '' },
  });
}

/** Finds syntax errors in styles, which Astro's compiler silently drops. */
async function brokenStyles(source: string, mistake: Mistake): Promise<PartialMessage[]> {
  const found: PartialMessage[] = [];
  await preprocessStyles(source, async (code) => {
    const { warnings } = await checkCode(code, { loader: 'css', logLevel: 'silent' });
    const first = lineWith(source, code);
    for (const { text, location } of warnings.filter(isBrokenStyle))
      found.push(mistake(first - 1 + (location?.line ?? 1), location?.column ?? 0, text));
    return { code };
  });
  return found;
}

function mistakesOf(source: string, result: TransformResult, mistake: Mistake): PartialMessage[] {
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  const wrong = unsupported(result);
  return [
    ...errors.map(({ text, labels: [at] }) => mistake(at?.line ?? 1, at?.column ?? 0, text)),
    ...(wrong ? [mistake(lineWith(source, wrong.text), 0, wrong.why)] : []),
  ];
}

/** Parses the module id "<name>?astro&type=style&index=0". */
function partOf(files: AstroFiles, id: string): { file: AstroFile; index: number } {
  const [name = '', query = ''] = id.split('?');
  const file = files.get(name);
  if (!file) throw new Error(`${name} was not compiled before its parts.`);
  return { file, index: Number(/index=(\d+)/.exec(query)?.[1]) };
}

/**
 * An esbuild plugin: compiles `.astro` files as Astro does, with their styles and scripts.
 *
 * @param nameOf returns a file's name in the code. Astro derives the style scope from it, so it must not depend on
 *   where the project is on disk.
 */
export const astroFiles = (files: AstroFiles, nameOf: (file: string) => string): Plugin => ({
  name: 'forecourt:astro-files',
  setup(build) {
    build.onLoad({ filter: /\.astro$/, namespace: 'file' }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const name = nameOf(path);
      const result = transform(source, {
        filename: name,
        normalizedFilename: name,
        internalURL: 'astro/compiler-runtime',
        resultScopedSlot: true,
        scopedStyleStrategy: 'attribute',
        sourcemap: 'both',
        compact: true,
        resolvePath: (specifier) => specifier,
      });
      files.set(name, { path, result });
      const mistake = mistakesIn(path, source);
      const errors = [...mistakesOf(source, result, mistake), ...(await brokenStyles(source, mistake))];
      if (errors.length > 0) return { errors };
      return { contents: result.code, loader: 'ts', resolveDir: dirname(path) };
    });
    build.onLoad({ filter: /.*/, namespace: 'style' }, ({ path }) => {
      const { file, index } = partOf(files, path);
      return { contents: file.result.css[index] ?? '', loader: 'css', resolveDir: dirname(file.path) };
    });
    build.onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => {
      const { file, index } = partOf(files, path);
      const script = file.result.scripts[index];
      const contents =
        script?.type === 'external' ? `import ${JSON.stringify(script.src)};` : (script?.code ?? '');
      return { contents, loader: 'ts', resolveDir: dirname(file.path) };
    });
  },
});
