import { z } from 'zod';
import { CARD_FACT_NAMES } from '../../stock/rules/named-facts.ts';
import { key } from './key.ts';
import { describedPicture } from './picture-file.ts';
import { link, review } from './primitives.ts';

const alt = key(
  z.string().default(''),
  'What it shows, for people who cannot see it. Empty for mere decoration.',
);
/** A picture of a section. */
export const sectionPicture = describedPicture(alt);
export type SectionPicture = z.output<typeof sectionPicture>;

/** @param shown largest width at which the section shows it, CSS px */
export const sectionPictureKey = (shown: number) =>
  key(sectionPicture.optional(), 'Picture beside the text.').meta({ shown });

export const sectionText = key(z.string().default(''), 'A sentence or two under the heading.');

export const quoteKey = key(
  review.optional(),
  'Id of a review that is quoted here, because it proves what the section says.',
);

/** A button or link of a section. */
export const sectionLinks = key(
  z
    .array(
      z.strictObject({
        label: key(z.string().min(1), 'Words of the link.'),
        link: key(link, 'Path or address that it leads to.'),
      }),
    )
    .max(3)
    .default([]),
  'Links below the text; the first is a button.',
);

/** One condition of a search, as it stands in an address: "range[sleeps]=3:4", "refinementList[drive][0]=4WD". */
const CONDITION = /^(?:refinementList\[\w+\]\[0\]|range\[\w+\])=[^&#]+$/;
export const searchCondition = z
  .string()
  .regex(CONDITION, 'a condition of the search such as range[price]=:30000 or refinementList[make][0]=Kia');

/** A figure of a model that comes from its vehicles in stock. */
export const modelFigure = z.enum(['price', 'stock', ...CARD_FACT_NAMES]);
export type ModelFigure = z.output<typeof modelFigure>;
