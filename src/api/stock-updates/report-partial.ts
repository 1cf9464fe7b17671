import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { StockFolders } from '../../stock/data-folder/data-files.ts';
import { keepRefused } from './refused-stock.ts';
import { reportProblem } from './report-problem.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { importReportOf } from './update-files.ts';
import type { UpdateAnswer, UpdateRequest } from './updater-messages.ts';

/**
 * Reports records of imported updates that could not be used, and vehicles that have lost something by them. Resolves to
 * whether there are any.
 */
export async function reportPartial(
  dependencies: StockUpdateDependencies,
  tenant: string,
  folders: StockFolders,
  updates: UpdateRequest['updates'],
  imports: UpdateAnswer['imports'],
): Promise<boolean> {
  const partial = updates.flatMap((update) => {
    const result = imports[update.id];
    return result && result.refusal === null && result.problems.length > 0
      ? [{ ...update, problems: result.problems }]
      : [];
  });
  if (partial.length === 0) return false;
  const reports = partial
    .filter(({ file }) => existsSync(importReportOf(file)))
    .map((update) => keepRefused(folders, update).report);
  const problems = [...new Set(partial.flatMap((update) => update.problems))];
  await reportProblem(dependencies, tenant, `partial ${hash('sha256', problems.join('\n')).slice(0, 16)}`, {
    reason: problems.join('\n'),
    next: `correct what is not meant where the stock comes from; it is then used at the next import. The import report is in ${[...new Set(reports)].join(' and ')}.`,
    dealer: problems.join('\n'),
  });
  return true;
}
