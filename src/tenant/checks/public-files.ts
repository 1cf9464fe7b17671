import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { publicNames } from '../public-names.ts';

/** Reports files of the tenant's public folder that cannot be published. */
export function checkPublicFiles(tenantFolder: string): Problem[] {
  return publicNames(tenantFolder).faults.map(({ name, severity, message }) => ({
    severity,
    file: join(tenantFolder, 'public', name),
    line: 1,
    column: 1,
    path: '',
    message,
  }));
}
