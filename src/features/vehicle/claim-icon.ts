import type { Claim } from '../../tenant/schema/config.ts';
import type { IconName } from '../../ui/icon/names.ts';

/** The icon of each marketing claim that `config.claims` may list (TEN-18). */
const ICONS: Record<Claim, IconName> = {
  warranty: 'warranty',
  mechanical_protection: 'protection',
  freight: 'truck',
  video_calls: 'video',
  finance: 'finance',
  trade_in: 'trade',
  quality_assured: 'quality',
  servicing_since_1969: 'years',
};

export const claimIcon = (claim: Claim): IconName => ICONS[claim];
