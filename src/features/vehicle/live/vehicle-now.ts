import { atom } from 'nanostores';
import type { Change } from './changed.ts';

/** What the service says of the page's vehicle; null: it has not answered. */
export const vehicleNow = atom<{
  /** null: not said. */
  views: number | null;
  change: Change;
} | null>(null);
