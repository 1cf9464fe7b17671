import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { publicNames } from '../public-names.ts';
import { largeFileMessage } from './large-files.ts';

/** Reports files of the tenant's public folder that cannot be published, and files that are too large. */
export function checkPublicFiles(tenantFolder: string): Problem[] {
  const { files, faults } = publicNames(tenantFolder);
  const problemOf = (name: string, severity: Problem['severity'], message: string): Problem => ({
    severity,
    file: join(tenantFolder, 'public', name),
    line: 1,
    column: 1,
    path: '',
    message,
  });
  return [
    ...faults.map(({ name, severity, message }) => problemOf(name, severity, message)),
    ...files.flatMap((name) => {
      const message = largeFileMessage(join(tenantFolder, 'public', name));
      return message === null ? [] : [problemOf(name, 'warning', message)];
    }),
  ];
}
