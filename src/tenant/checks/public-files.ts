import { join } from 'node:path';
import { reservedPublicFile } from '../../stock/rules/reserved-addresses.ts';
import type { Problem } from '../problem.ts';
import { namesIn } from '../source/on-disk.ts';

/** Files of the tenant's public folder at addresses that the build writes itself. */
export function checkPublicFiles(tenantFolder: string): Problem[] {
  const folder = join(tenantFolder, 'public');
  return namesIn(folder).flatMap((name) => {
    const why = reservedPublicFile(name);
    const message = `Nothing called "${name}" can be in the public folder, because ${why}. Take it out.`;
    return why === null
      ? []
      : [{ severity: 'error' as const, file: join(folder, name), line: 1, column: 1, path: '', message }];
  });
}
