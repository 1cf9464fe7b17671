import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { defaultDataRoot, type StockFolders } from '../../stock/data-folder/data-files.ts';
import { importReportOf, updateFile } from './update-files.ts';
import type { UpdateKind, UpdateProblem } from './updater-messages.ts';

/** The last refused stock of a kind. */
interface RefusedStock {
  /** Absolute path. */
  file: string;
  /** Absolute path of its import report; null if it was refused before records were read. */
  report: string | null;
}

/**
 * Copies refused stock and its import report to files that stay until the next refusal of that kind, so that ops can
 * look at them. It does not move them, because the update needs its file again if its problem cannot be reported now.
 */
export function keepRefused(
  folders: StockFolders,
  { kind, file }: { kind: UpdateKind; file: string },
): RefusedStock {
  const kept = updateFile(folders, `refused-${kind}`);
  const keptReport = importReportOf(kept);
  copyFileSync(file, kept);
  rmSync(keptReport, { force: true });
  if (!existsSync(importReportOf(file))) return { file: kept, report: null };
  copyFileSync(importReportOf(file), keptReport);
  return { file: kept, report: keptReport };
}

const DEFAULT_TENANTS = resolve(import.meta.dirname, '../../../tenants');

/** A path as one word of a shell. */
const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

/** The command that imports a kept feed as it is. It reads the format and the mapping file from site.yaml. */
function importCommand({ folder, data }: StockFolders, file: string): string {
  const [tenants, dataRoot] = [dirname(resolve(folder)), dirname(resolve(data))];
  const where = tenants === DEFAULT_TENANTS ? '' : ` --tenants ${quoted(tenants)}`;
  const whose = dataRoot === defaultDataRoot(tenants) ? '' : ` --tenants-data ${quoted(dataRoot)}`;
  return `npm run import -- ${basename(folder)} ${quoted(file)} --accept-drop${where}${whose}`;
}

/** Adds the place of the refused stock to the advice about it. */
export function withPlace(
  { reason, next }: UpdateProblem,
  folders: StockFolders,
  kind: UpdateKind,
  { file, report }: RefusedStock,
): UpdateProblem {
  const place = `in ${file}${report === null ? '' : `, the import report in ${report}`}.`;
  return {
    reason,
    next:
      kind === 'feed'
        ? `${next} The last refused feed is ${place} If it is correct, import it with ${importCommand(folders, file)}`
        : `${next} The last refused changes are ${place} Correct the cause and ask their sender to send them again.`,
  };
}
