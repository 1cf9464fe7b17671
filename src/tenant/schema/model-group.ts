import { z } from 'zod';
import { key, shownAt } from './key.ts';
import { pictureFile } from './picture-file.ts';

const groupedModel = z.strictObject({
  name: key(
    z.string().min(1),
    'The model as searches name it, without the make. One that is not in stock is shown, too.',
  ),
  picture: shownAt(
    400,
    key(
      pictureFile.optional(),
      'Side view of the model without a background, as wide as the vehicle is long. Absent: a drawing of its body type.',
    ),
  ),
});

/** Models that shoppers compare with each other. */
export const modelGroup = z.strictObject({
  title: key(z.string().min(1), 'Name of the group, such as “Electric”.'),
  picture: shownAt(
    160,
    key(
      pictureFile.optional(),
      'Small picture for the header’s strip of models, which shows the group only with one.',
    ),
  ),
  models: key(z.array(groupedModel).min(1), 'Its models, in this order.'),
});
export type ModelGroup = z.infer<typeof modelGroup>;
