import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'offer-list',
  'All current offers, those that end first in front.',
  'ROU-26',
  {
    form: key(
      z.enum(['tiles', 'ledger']).default('tiles'),
      'Tiles with pictures, or a list whose rows begin with the last day of the offer.',
      'ROU-26',
    ),
    text: sectionText,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'offer-list': z.output<typeof schema>;
  }
}
