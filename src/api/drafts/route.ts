import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  MAX_PHOTO_BYTES,
  NO_PHOTO,
  PHOTOS_BUSY,
  TOO_LARGE,
  TOO_MANY as TOO_MANY_PHOTOS,
} from '../../features/leads/fields/photos/photo-limits.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import type { Database } from '../platform/database/database.ts';
import {
  describeRefusals,
  describeSharedRefusals,
  jsonAnswer,
  TOO_MANY,
} from '../platform/http/openapi-responses.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { networkOf } from '../platform/http/visitor-address.ts';
import { limitRequests } from '../platform/limits/limit-requests.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { createPlaces } from '../platform/limits/request-places.ts';
import type { PhotoCleaner } from './photo-cleaner.ts';
import type { PhotoFiles } from './photo-files.ts';
import { addPhoto, hasDraft, removePhoto } from './photos.ts';

const added = z.object({ success: z.literal(true), photo_id: z.string() });

/** Photos that are received, wait and are decoded at the same time. Each may have 15 MB, and is in memory until then. */
const MAX_PHOTOS_AT_ONCE = 10;
/** Of one visitor's network. A form sends one photo after the other. */
const MAX_OF_ONE_NETWORK = 4;
/** Time for a photo to arrive; browsers give up after the same time. */
const ARRIVAL_MS = 60_000;
/** Seconds after which a form sends a photo again that found no place. */
const RETRY_SECONDS = 3;

const TOO_SLOW = 'This photo took too long to arrive. Please try again, or go on without it.';
const NO_DRAFT = 'This form is too old or was sent already. Please reload the page and start again.';

export interface PhotoRouteDependencies {
  database: Database;
  photoFiles: PhotoFiles;
  photoCleaner: PhotoCleaner;
  limits: RateLimits;
  now: () => Date;
}

/** Photos of a form that is not sent yet. The form's id, which only the shopper's browser has, is the permission. */
export function photoRoutes(dependencies: PhotoRouteDependencies): Hono<ServiceEnv> {
  const { database, photoCleaner, limits, now } = dependencies;
  const places = createPlaces(MAX_PHOTOS_AT_ONCE);

  /** Reading and decoding a photo is expensive, so its form and the number of such photos are checked before. */
  const withPlace = createMiddleware<ServiceEnv, '/:id/photos'>(async (c, next) => {
    if (!(await hasDraft(database, c.get('tenant').name, c.req.param('id')))) return refuse(c, 404, NO_DRAFT);
    const giveBack = places.take({ [networkOf(c.get('visitorAddress'))]: MAX_OF_ONE_NETWORK });
    if (giveBack === null) {
      c.header('Retry-After', String(RETRY_SECONDS));
      return refuse(c, 503, PHOTOS_BUSY);
    }
    try {
      return await next();
    } finally {
      giveBack();
    }
  });

  async function takePhoto(c: Context<ServiceEnv, '/:id/photos'>): Promise<Response> {
    const { name: tenant } = c.get('tenant');
    const leadId = c.req.param('id');
    const bytes = await withTimeLimit(c.req.arrayBuffer(), ARRIVAL_MS);
    if (bytes === null) return refuse(c, 503, TOO_SLOW);
    const jpeg = await photoCleaner.clean(new Uint8Array(bytes));
    if (jpeg === null) return refuse(c, 422, NO_PHOTO);
    const outcome = await addPhoto(dependencies, { tenant, leadId, now: now() }, jpeg);
    if (outcome.kind === 'no draft') return refuse(c, 404, NO_DRAFT);
    if (outcome.kind === 'full') return refuse(c, 409, TOO_MANY_PHOTOS);
    return c.json({ success: true, photo_id: outcome.id }, 201);
  }

  return new Hono<ServiceEnv>()
    .post(
      '/:id/photos',
      limitRequests(limits, 'photos'),
      describeSharedRefusals(TOO_MANY),
      withPlace,
      bodyLimit({ maxSize: MAX_PHOTO_BYTES, onError: (c) => refuse(c, 413, TOO_LARGE) }),
      describeRoute({
        summary: 'Adds a photo to a form of several steps',
        responses: {
          201: jsonAnswer('The photo is stored as JPEG, without metadata such as place and camera.', added),
          ...describeRefusals({
            404: 'There is no such form, or it was sent.',
            409: 'The form already has the maximum number of photos.',
            413: 'The file is too large.',
            422: 'The file is not a JPEG, PNG or WebP picture, or has too many pixels.',
            503: 'Many photos are being read, and Retry-After has the seconds to wait; or the photo took more than a minute to arrive.',
          }),
        },
      }),
      takePhoto,
    )
    .delete(
      '/:id/photos/:photo',
      describeRoute({
        summary: 'Removes a photo from a form of several steps',
        responses: {
          204: { description: 'The photo is deleted.' },
          ...describeRefusals({ 404: 'There is no such photo, or the form was sent.' }),
        },
      }),
      async (c) => {
        const { id, photo } = c.req.param();
        return (await removePhoto(dependencies, c.get('tenant').name, id, photo))
          ? c.body(null, 204)
          : refuse(c, 404, NO_DRAFT);
      },
    );
}
