import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const stat = z.strictObject({
  value: key(z.string().min(1), 'Figure, such as "50+".', 'MOD-01'),
  label: key(z.string().min(1), 'The things that it counts, such as "locations".', 'MOD-01'),
});

export const schema = sectionSettings('brand-list', 'All brands, with figures about the dealer.', 'ROU-33', {
  text: sectionText,
  stats: key(
    z.array(stat).max(4).default([]),
    'Figures that the dealer must be able to prove, such as 50+ locations, 40+ brands, 30+ years. Empty: the numbers of locations and brands, counted.',
    'MOD-01',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'brand-list': z.output<typeof schema>;
  }
}
