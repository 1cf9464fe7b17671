/** Highest number of photos for one lead. */
export const MAX_PHOTOS = 8;
/** Highest size of one photo as it is sent. Phones make photos of up to about 10 MB. */
export const MAX_PHOTO_BYTES = 15_000_000;
/** Accepted formats. Phones convert their own formats to JPEG when a form asks for these. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const TOO_MANY = `Please send at most ${MAX_PHOTOS} photos.`;
export const TOO_LARGE = `Please choose photos of at most ${MAX_PHOTO_BYTES / 1_000_000} MB each.`;
export const NO_PHOTO = 'This file is not a photo that we can read. Please use JPEG, PNG or WebP.';
/** Message of the service while it has as many photos to read as it can. The form then sends the photo again. */
export const PHOTOS_BUSY = 'Many photos are being sent right now. Please try again in a moment.';
