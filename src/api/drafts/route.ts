import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  MAX_PHOTO_BYTES,
  NO_PHOTO,
  TOO_LARGE,
  TOO_MANY as TOO_MANY_PHOTOS,
} from '../../features/leads/photos/photo-limits.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import { describeRefusals, describeSharedRefusals, jsonAnswer, TOO_MANY } from '../openapi-responses.ts';
import { refuse } from '../refusal.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { ServiceEnv } from '../service-env.ts';
import { cleanPhoto } from './clean-photo.ts';
import { addPhoto, hasDraft, removePhoto } from './photos.ts';

const added = z.object({ success: z.literal(true), photo_id: z.string() });

const NO_DRAFT = 'This form is too old or was sent already. Please reload the page and start again.';

/** Photos of a form that is not sent yet. The form's id, which only the shopper's browser has, is the permission. */
export function photoRoutes(
  dependencies: Pick<ServiceDependencies, 'database' | 'photoFiles' | 'limits' | 'now'>,
): Hono<ServiceEnv> {
  const { database, limits, now } = dependencies;

  async function takePhoto(c: Context<ServiceEnv, '/:id/photos'>): Promise<Response> {
    const { name: tenant } = c.get('tenant');
    const leadId = c.req.param('id');
    // Checked first, because decoding a picture is expensive.
    if (!(await hasDraft(database, tenant, leadId))) return refuse(c, 404, NO_DRAFT);
    const jpeg = await cleanPhoto(new Uint8Array(await c.req.arrayBuffer()));
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
      bodyLimit({ maxSize: MAX_PHOTO_BYTES, onError: (c) => refuse(c, 413, TOO_LARGE) }),
      describeRoute({
        summary: 'Adds a photo to a form of several steps',
        responses: {
          201: jsonAnswer('The photo is stored as JPEG, without metadata such as place and camera.', added),
          ...describeRefusals({
            404: 'There is no such form, or it was sent.',
            409: 'The form already has the maximum number of photos.',
            413: 'The file is too large.',
            422: 'The file is not a JPEG, PNG or WebP picture.',
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
