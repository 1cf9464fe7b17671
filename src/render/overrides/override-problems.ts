import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Problem } from '../../tenant/problem.ts';
import type { AstroFiles } from './astro-files.ts';
import { isBrokenStyle, TENANT_FILE } from './esbuild-messages.ts';

/** An override does not compile. */
export class OverrideBroken extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'));
    this.problems = problems;
  }
}

interface Place {
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/**
 * Line of the `index`th element (from 0): `<style>` and `<script>` are compiled separately, without their line numbers.
 */
function lineOfElement(source: string, tag: 'style' | 'script', index: number): number {
  const starts = [...source.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\bis:inline)`, 'g'))];
  return source.slice(0, starts[index]?.index ?? 0).split('\n').length;
}

/** Maps a place in the code that Astro's compiler generated back to the `.astro` file. */
function inAstroFile(map: string, path: string, { line, column }: NonNullable<Message['location']>): Place {
  const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column);
  return 'originalLine' in entry
    ? { file: path, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    : { file: path, line: 1, column: 1 };
}

function placeOf(location: Message['location'], source: Source): Place {
  const { folder, name, files } = source;
  if (!location) return { file: join(folder, `${name}.astro`), line: 1, column: 1 };
  const part = /^(style|script):([^?]+)\?.*index=(\d+)/.exec(location.file);
  const [, tag, id = '', index] = part ?? [];
  const path = files.get(id)?.path;
  if (path !== undefined && (tag === 'style' || tag === 'script')) {
    const line = lineOfElement(readFileSync(path, 'utf8'), tag, Number(index));
    return { file: path, line, column: 1 };
  }
  const { line } = location;
  if (location.file.startsWith(`${TENANT_FILE}:`))
    return { file: location.file.slice(TENANT_FILE.length + 1), line, column: location.column + 1 };
  const file = join(folder, location.file);
  const compiled = [...files.values()].find((one) => one.path === file);
  return compiled
    ? inAstroFile(compiled.result.map, file, location)
    : { file, line, column: location.column + 1 };
}

interface Source {
  /** The tenant's `overrides` folder. */
  folder: string;
  name: string;
  files: AstroFiles;
}

/**
 * Turns esbuild's messages into problems with places in the tenant's files.
 *
 * @throws `OverrideBroken` when there is an error or a broken style
 */
export function refuseMistakes(
  errors: readonly Message[],
  warnings: readonly Message[],
  source: Source,
): void {
  const mistakes = [...errors, ...warnings.filter(isBrokenStyle)];
  if (mistakes.length === 0) return;
  throw new OverrideBroken(
    mistakes.map(({ text, location }) => ({
      severity: 'error',
      ...placeOf(location, source),
      path: '',
      message: messageText(text),
    })),
  );
}

const MISSING = /^No matching export in "(?:kit:)?([^"]+)" for import "([^"]+)"$/;

function messageText(text: string): string {
  const [, from, name] = MISSING.exec(text) ?? [];
  if (from !== undefined) return `${from} does not export "${name}".`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);
