import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { CompiledOverride, CompiledOverrides } from './compiled-override.ts';

/** Maps a place in a compiled module to the tenant's file and line; null for code of the kit. */
function sourcePlace({ module, source }: CompiledOverride, line: number, column: number): string | null {
  const map = new SourceMap(JSON.parse(readFileSync(`${module}.map`, 'utf8')));
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalLine' in entry) || entry.originalSource.startsWith('kit:')) return null;
  const [, file = basename(source)] = /\/overrides\/(.*)$/.exec(entry.originalSource) ?? [];
  return `${join(dirname(source), file)}:${entry.originalLine + 1}`;
}

/** Adds file and line to an error that an override threw while rendering; null for any other error. */
export function locateOverrideError(error: unknown, overrides: CompiledOverrides): Error | null {
  if (!(error instanceof Error)) return null;
  for (const [, file = '', line, column] of (error.stack ?? '').matchAll(/([\w.-]+\.mjs):(\d+):(\d+)/g)) {
    const override = Object.values(overrides).find(({ module }) => basename(module) === file);
    const place = override && sourcePlace(override, Number(line), Number(column));
    if (place) return new Error(`${place} ${error.message}`, { cause: error });
  }
  return null;
}
