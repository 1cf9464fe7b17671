import type { Claim } from '../tenant/schema/config.ts';
import type { IconName } from '../ui/icon/names.ts';

/** Icon of each marketing claim (TEN-18). */
export const CLAIM_ICONS: Record<Claim, IconName> = {
  warranty: 'warranty',
  mechanical_protection: 'protection',
  freight: 'truck',
  video_calls: 'video',
  finance: 'finance',
  trade_in: 'trade',
  quality_assured: 'quality',
  servicing_since_1969: 'years',
};
