import { atom } from 'nanostores';
import type { Change } from './changed.ts';

/** The service's answer about the page's vehicle; null: none yet. */
export const vehicleNow = atom<{
  /** null: not said. */
  views: number | null;
  change: Change;
} | null>(null);
