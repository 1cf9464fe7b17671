import { z } from 'zod';
import { isOwnPictureName } from '../../lib/own-picture.ts';
import { key } from './key.ts';
import { imageUrl } from './primitives.ts';

/** Stands for a size that is read from the file, until it is. */
const UNKNOWN = 0;

/** Keys of a picture of the dealer. Its size is needed so that nothing moves when it loads. */
const keys = {
  src: key(imageUrl, 'Address of the picture.'),
  width: key(
    z.int().min(1).default(UNKNOWN),
    'Its width, px. A file of the folder `pictures` needs none: it is read from the file.',
  ).meta({ fromFile: true }),
  height: key(
    z.int().min(1).default(UNKNOWN),
    'Its height, px. A file of the folder `pictures` needs none: it is read from the file.',
  ).meta({ fromFile: true }),
};

interface Sized {
  src: string;
  width: number;
  height: number;
}

function requireSize({ src, ...sizes }: Sized, { addIssue }: z.RefinementCtx): void {
  if (isOwnPictureName(src)) return;
  for (const side of ['width', 'height'] as const) {
    if (sizes[side] !== UNKNOWN) continue;
    const message = `A picture outside the folder "pictures" needs its ${side} in px`;
    addIssue({ code: 'custom', path: [side], message });
  }
}

/** A picture of the dealer. */
export const pictureFile = z.strictObject(keys).superRefine(requireSize);

/** A picture of the dealer with words for people who cannot see it, described by their key. */
export const describedPicture = (alt: z.ZodDefault<z.ZodString>) =>
  z.strictObject({ ...keys, alt }).superRefine(requireSize);
