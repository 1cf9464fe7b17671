import { z } from 'zod';
import { WEIGHT_BANDS } from '../../tenant/schema/defaults/weight-bands.ts';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const band = z.strictObject({
  to: key(z.int().min(1), 'The most that a vehicle of the band weighs loaded (GVM), kg.'),
  licence: key(z.string().default(''), 'Licence that its driver needs; empty: not named.'),
});

export const schema = sectionSettings(
  'weights',
  'Stock by gross vehicle mass: a large figure for each band, with its licence, number of vehicles and lowest price.',
  undefined,
  {
    title: key(z.string().min(1).default('Start with the weight'), 'Heading of the section.'),
    text: sectionText,
    bands: key(
      z
        .array(band)
        .min(2)
        .max(4)
        .refine(
          (bands) => bands.every(({ to }, at) => to > (bands[at - 1]?.to ?? 0)),
          'bands from the lightest to the heaviest',
        )
        .default(WEIGHT_BANDS),
      'Two to four bands, the lightest first. Each begins where the one before it ends. A band without stock is left out.',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    weights: z.output<typeof schema>;
  }
}
