import { z } from 'zod';
import { key } from './key.ts';
import { pictureFile } from './picture-file.ts';

const groupedModel = z.strictObject({
  name: key(
    z.string().min(1),
    'The model as searches name it, without the make. One that is not in stock is shown, too.',
  ),
  picture: key(
    pictureFile.optional(),
    'Side view of the model without a background, as wide as the vehicle is long. Absent: a drawing of its body type.',
  ).meta({ shown: 400 }),
});

/** Models that shoppers compare with each other. */
export const modelGroup = z.strictObject({
  title: key(z.string().min(1), 'Name of the group, such as “Electric”.'),
  picture: key(
    pictureFile.optional(),
    'Small picture for the header’s strip of models, which shows the group only with one.',
  ).meta({ shown: 160 }),
  models: key(z.array(groupedModel).min(1), 'Its models, in this order.'),
});
export type ModelGroup = z.infer<typeof modelGroup>;
