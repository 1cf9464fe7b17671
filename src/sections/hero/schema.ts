import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { labelledFact } from '../../tenant/schema/labelled-fact.ts';
import { pictureFile } from '../../tenant/schema/picture-file.ts';
import { film, link } from '../../tenant/schema/primitives.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const action = z.strictObject({
  label: key(z.string().min(1), 'Words on the button.'),
  link: key(link, 'Where it leads.'),
});

export const schema = sectionSettings('hero', 'Heading, sentence and picture of the home page.', 'ROU-01', {
  form: key(
    z.enum(['stage', 'words', 'photo', 'split', 'model']).default('stage'),
    'stage: a cut-out vehicle in soft light, for any dealer. words: heading and sentence alone on a tint, for a large stock that should be searched at once. photo: a wide picture with words in its quiet part, for a dealer with strong pictures. split: a block of the accent colour beside a picture, with figures of the stock. model: the name of a model across the page behind its cut-out, for a dealer of one brand. All show home.hero_image, except words.',
  ),
  tall: key(
    pictureFile.optional(),
    'photo: the same picture in a tall crop, for screens narrower than 1040 px.',
  ).meta({ shown: 1040 }),
  alt: key(
    z.string().default(''),
    'photo, split, model: what the picture shows, for people who cannot see it.',
  ),
  frame: key(
    z.boolean().default(false),
    'photo: a rounded frame with the words at the top, on the sky. Otherwise the picture goes from edge to edge, with the words at the bottom left.',
  ),
  film: key(
    film.nullable().default(null),
    'photo without a frame: a film over the picture, which stays where it does not play: an MP4 or WebM file of the public folder or of another host. It plays without sound, again and again, on screens of 768 px or more, once the page has loaded, and not for people who want less motion or data. A button stops it. Best below 4 MB, without words, with its quiet part where the picture has it.',
  ),
  vehicle: key(
    z.string().min(1).nullable().default(null),
    'photo, split: stock number of the vehicle in the picture. A line below names it, with its price, while it is for sale.',
  ),
  model: key(
    z.string().min(1).nullable().default(null),
    'model: make and model, such as "Kia Tasman". Its lowest price and the number in stock come from the stock.',
  ),
  facts: key(
    z.array(labelledFact).max(3).default([]),
    'model: facts that hold for every vehicle of the model.',
  ),
  figures: key(
    z.array(z.enum(['gross_mass', 'stock', 'makes', 'yards'])).default(['stock', 'makes', 'yards']),
    'split: figures of the stock, in this order. gross_mass: the lightest and the heaviest gross vehicle mass.',
  ),
  action: key(
    action.nullable().default(null),
    'photo, split, model: a button beside the one that leads to the stock.',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    hero: z.output<typeof schema>;
  }
}
