import { z } from 'zod';
import { bodyType } from '../../tenant/schema/body-type.ts';
import { key } from '../../tenant/schema/key.ts';
import { imageUrl } from '../../tenant/schema/primitives.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const bodyPicture = z.strictObject({
  body: key(bodyType, 'Body type.'),
  src: key(
    imageUrl,
    'Address of a picture of that body: from the front, 420 by 500 px; for scenes 900 by 1080 px, with a light sky.',
  ).meta({ shown: 450 }),
  note: key(z.string().default(''), 'scenes: a few words below its name.'),
});

export const schema = sectionSettings('bodies', 'Body types in stock.', 'ROU-01', {
  title: key(z.string().min(1).default('Shop by body type'), 'Heading of the section.', 'ROU-01'),
  text: key(z.string().default(''), 'elevations: a sentence beside the heading.'),
  form: key(
    z.enum(['tiles', 'line-up', 'elevations', 'scenes']).default('tiles'),
    'tiles: a tile for each body type. line-up: the bodies side by side from edge to edge, with their counts, for the place between a hero of words and the finder; its heading is for screen readers only. elevations: side views of the longest vehicle of each body to one scale, the shortest first; for trucks, vans and utes. scenes: large pictures with the lowest prices, for a few bodies.',
  ),
  pictures: key(
    z.array(bodyPicture).default([]),
    'line-up, scenes: pictures of the bodies. In a scene, a body without one is left out; in a line-up without one, a body has the picture of the menu. If some have one, bodies without any are left out.',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    bodies: z.output<typeof schema>;
  }
}
