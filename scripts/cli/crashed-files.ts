import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Test files whose process was ended by Node itself, as read from Vitest's output; none if anything else went wrong
 * outside the tests as well. Node 24 sometimes ends a process that runs PGlite (nodejs/node issue 64500).
 */
export function crashedFiles(output: string): string[] {
  const text = stripVTControlCharacters(output);
  const files = [
    ...text.matchAll(/Worker exited unexpectedly with signal SIG(?:TRAP|SEGV)\b.*? running test file (\S+)/g),
  ].map(([, file = '']) => relative('.', file));
  const errors = Number(/^\s*Errors\s+(\d+) error/m.exec(text)?.[1] ?? 0);
  return errors === files.length ? files : [];
}
