import { join } from 'node:path';

/** Path of an update's file. It is in the tenant's folder, because workers on other machines share that, too. */
export const updateFile = (folder: string, id: string): string => join(folder, '.import-queue', id);

/** Path of the import report of a refused update, beside the update's file. */
export const importReportOf = (file: string): string => `${file}.report.json`;
