import { z } from 'zod';
import { derivedField, withDerivedFields } from '../../lib/schema/quick-fill.ts';
import { columns, field, nativeOnly, objectOf, ownFields, text } from './field.ts';
import { optionalText, optionalUrl, textUpTo, url, urls, words } from './value-schemas.ts';

const imageAddresses = z.object({ url, thumb: z.object({ url }).optional() });

/** A picture's addresses. `thumb` defaults to the picture itself. */
const image = withDerivedFields(imageAddresses, (addresses) => {
  addresses.thumb ??= { url: addresses.url };
  return addresses as { url: string; thumb: { url: string } };
});

/** A picture (DAT-05). */
export const imageSchema = z.object({ image });

export const hotspotFields = {
  id: field(words, 'Id that positions refer to.', nativeOnly),
  description: field(textUpTo(1_000), 'Text of the hotspot.', nativeOnly),
};
export const hotspotSchema = objectOf(hotspotFields);

const percent = z.number().min(0, 'must be at least 0').max(100, 'must be at most 100');

export const positionFields = {
  hotspotId: field(words, 'Id of the hotspot.', nativeOnly),
  activeAngle: field(
    z.number().min(0).lt(360, 'must be below 360'),
    'Angle of the spin in degrees at which the hotspot is visible.',
    nativeOnly,
  ),
  posX: field(percent, 'Distance from the left of the frame, in percent of its width.', nativeOnly),
  posY: field(percent, 'Distance from the top of the frame, in percent of its height.', nativeOnly),
};
export const positionSchema = objectOf(positionFields);

/** Hotspots of the spin (DAT-06). */
export const hotspotsFields = {
  exterior: field(z.array(hotspotSchema).default([]), 'Hotspots of the exterior.', nativeOnly),
  interior: field(z.array(hotspotSchema).default([]), 'Hotspots of the interior.', nativeOnly),
  positions: field(z.array(positionSchema).default([]), 'Positions of hotspots in the spin.', nativeOnly),
};
export const hotspotsSchema = objectOf(hotspotsFields);

/** Pictures, videos and the spin. */
export const mediaFields = {
  video_url: field(optionalUrl, 'Address of a video of the vehicle.', columns('video_url')),
  external_video_url: field(
    optionalUrl,
    'Address of a video on another site.',
    columns('external_video_url'),
  ),
  primary_image_url: field(
    derivedField(url.nullable(), null),
    'The first picture; by default the first of `images`.',
    columns('primary_image'),
  ),
  images: field(
    z.array(imageSchema).max(300, 'has more than 300 entries').default([]),
    'Pictures, the best first (DAT-05).',
    columns('images'),
  ),
  thumbnails: field(urls, 'Small pictures.', nativeOnly),
  spin_images: field(urls, 'Frames of the spin in order.', columns('spin_images')),
  spin_interior_image: field(optionalUrl, 'Panorama of the interior.', nativeOnly),
  spin_code: field(optionalText, 'Code of the spin at the company that hosts it.', text('spin_code', 100)),
  hotspots: field(hotspotsSchema.nullable().default(null), 'Hotspots of the spin (DAT-06).', ownFields),
};
