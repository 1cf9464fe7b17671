import { basename } from 'node:path';
import { checkFileInside, type Refused, refusalMessage } from '../../lib/disk/files-inside.ts';
import { committedStock, dataFiles, type StockFolders } from './data-files.ts';

export interface StockInUse {
  file: string;
  /** False for the committed stock, also if that is missing. */
  isImported: boolean;
  /** "file" if it can be read, else why not. */
  state: 'file' | 'missing' | Refused;
}

/** The stock of a tenant: what was imported last, or else what is committed beside its site.yaml. Opens no file. */
export function stockInUse({ folder, data }: StockFolders): StockInUse {
  const imported = dataFiles(data).stock;
  const state = checkFileInside(imported, data);
  if (state !== 'missing') return { file: imported, isImported: true, state };
  const committed = committedStock(folder);
  return { file: committed, isImported: false, state: checkFileInside(committed, folder) };
}

/** Why the stock may not be opened, with what to do; null if it may, or is missing. A pipe, for example, would block. */
export function whyStockIsRefused({ file, isImported, state }: StockInUse): string | null {
  if (typeof state === 'string') return null;
  return refusalMessage(
    state,
    basename(file),
    isImported ? "the tenant's data folder" : "the tenant's folder",
  );
}
