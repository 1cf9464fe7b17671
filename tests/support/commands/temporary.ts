import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is removed after the tests of a file. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // A long proof leaves many thousand files.
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000);
  return folder;
}
