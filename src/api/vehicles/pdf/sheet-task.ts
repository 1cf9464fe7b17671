import type { ImageSettings } from '../../../stock/rules/responsive-picture.ts';
import type { SafeError } from '../../platform/safe-error.ts';
import type { CarSheet } from './car-sheet.ts';
import type { SheetLook } from './sheet-look.ts';

/** The leading picture and a row of small ones. */
export const MAX_PICTURES = 6;

/** Everything that a sheet is made from, as plain data for the child process. */
export interface SheetTask {
  sheet: CarSheet;
  look: SheetLook;
  /** Addresses of the vehicle's pictures, the leading one first. */
  pictures: string[];
  images: ImageSettings;
  /** Folder of the tenant. */
  folder: string;
}

export interface MadeSheet {
  pdf: Uint8Array;
  /** Why pictures could not be read or drawn; empty if all were. */
  problems: SafeError[];
}
