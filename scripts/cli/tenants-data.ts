import { resolve } from 'node:path';
import { Option } from 'commander';
import { defaultDataRoot } from '../../src/stock/data-folder/data-files.ts';
import { whyDataIsOfOthers } from '../../src/stock/data-folder/data-owner.ts';
import { CommandError } from './command-error.ts';

export interface TenantsFlags {
  /** Folder of the tenants. */
  tenants: string;
  /** Folder of their data folders. */
  tenantsData?: string | undefined;
}

/** The option that every command has which reads or writes stock. */
export const tenantsDataOption = (): Option =>
  new Option(
    '--tenants-data <folder>',
    'folder of what is imported for the tenants (default: the folder of the tenants with "-data" after its name)',
  ).env('FORECOURT_TENANTS_DATA');

/** The folder of the tenants' data folders, which may belong to other tenants. */
export const chosenDataRoot = ({ tenants, tenantsData }: TenantsFlags): string =>
  tenantsData ? resolve(tenantsData) : defaultDataRoot(tenants);

/**
 * The folder of the tenants' data folders.
 *
 * @throws `CommandError` if it belongs to other tenants
 */
export function dataRootOf(flags: TenantsFlags): string {
  const dataRoot = chosenDataRoot(flags);
  const problem = whyDataIsOfOthers(dataRoot, flags.tenants);
  if (problem !== null) throw new CommandError(problem);
  return dataRoot;
}
