import { Hono } from 'hono';
import { z } from 'zod';
import { describeAll, describeJson, TOO_MANY } from '../describe.ts';
import { limitRequests } from '../limits/limit-requests.ts';
import { query } from '../query.ts';
import { safeError } from '../safe-error.ts';
import type { ServiceEnv } from '../service-env.ts';
import type { ServiceParts } from '../service-parts.ts';
import { embeddedGeocoder, type GeocodeAnswer, geocodeAnswer } from './geocoder.ts';

/** The position of a postcode, in the form of Google's Geocoding API (API-33, ERR-20). */
export function placeRoutes({
  geocoder,
  limits,
  log,
}: Pick<ServiceParts, 'geocoder' | 'limits' | 'log'>): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().get(
    '/geocode',
    limitRequests(limits, 'places'),
    describeAll(TOO_MANY),
    describeJson('Position of a postcode', geocodeAnswer, { 400: 'The query is not valid.' }),
    query(z.object({ address: z.string().max(100) })),
    async (c) => {
      const { address } = c.req.valid('query');
      const nowhere: GeocodeAnswer = { status: 'ZERO_RESULTS', results: [] };
      if (!/^\d{4}$/.test(address)) return c.json(nowhere);
      if (geocoder === null) return c.json(await embeddedGeocoder(address));
      try {
        return c.json(await geocoder(address));
      } catch (error) {
        log.warn({ error: safeError(error) }, 'the geocoding provider failed');
        return c.json(await embeddedGeocoder(address));
      }
    },
  );
}
