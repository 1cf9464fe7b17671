/** Photos of one lead. */
export const MAX_PHOTOS = 8;
/** Bytes of one photo as it is sent; phones make up to about 10 MB. */
export const MAX_PHOTO_BYTES = 15_000_000;
/** Formats that are accepted; phones convert their own to JPEG for it. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const TOO_MANY = `Please send at most ${MAX_PHOTOS} photos.`;
export const TOO_LARGE = `Please choose photos of at most ${MAX_PHOTO_BYTES / 1_000_000} MB each.`;
export const NO_PHOTO = 'This file is not a photo that we can read. Please use JPEG, PNG or WebP.';
