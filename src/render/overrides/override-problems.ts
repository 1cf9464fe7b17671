import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Problem } from '../../tenant/problem.ts';
import type { AstroFiles } from './astro-files.ts';
import { AS_WRITTEN, isBrokenStyle } from './mistakes.ts';

/** A tenant's component does not compile. */
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

/** The line of the element with this number, from 0: `<style>` and `<script>` are compiled apart from their file. */
function lineOfElement(source: string, tag: 'style' | 'script', index: number): number {
  const starts = [...source.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\bis:inline)`, 'g'))];
  return source.slice(0, starts[index]?.index ?? 0).split('\n').length;
}

/** Where in the source something stands of which esbuild saw what Astro's compiler made of it. */
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
  if (location.file.startsWith(`${AS_WRITTEN}:`))
    return { file: location.file.slice(AS_WRITTEN.length + 1), line, column: location.column + 1 };
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
 * esbuild's messages with their places in the tenant's files.
 *
 * @throws `OverrideBroken` when there is an error
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
      message: wordsOf(text),
    })),
  );
}

const MISSING = /^No matching export in "(?:kit:)?([^"]+)" for import "([^"]+)"$/;

function wordsOf(text: string): string {
  const [, from, name] = MISSING.exec(text) ?? [];
  if (from !== undefined) return `${from} exports no "${name}".`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Whether an error is esbuild's list of mistakes in what it compiled. */
export const isBuildFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors);
