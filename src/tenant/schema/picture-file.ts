import { z } from 'zod';
import { key } from './key.ts';
import { imageUrl } from './primitives.ts';

/** A picture of the dealer. Its size is needed so that nothing moves when it loads. */
export const pictureFile = z.strictObject({
  src: key(imageUrl, 'Address of the picture.'),
  width: key(z.int().min(1), 'Its width, px.'),
  height: key(z.int().min(1), 'Its height, px.'),
});
