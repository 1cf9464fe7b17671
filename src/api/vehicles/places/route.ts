import { Hono } from 'hono';
import { z } from 'zod';
import {
  describeJsonRoute,
  describeSharedRefusals,
  TOO_MANY,
} from '../../platform/http/openapi-responses.ts';
import type { ServiceEnv } from '../../platform/http/service-env.ts';
import { validateQuery } from '../../platform/http/validate-query.ts';
import { limitRequests } from '../../platform/limits/limit-requests.ts';
import { safeError } from '../../platform/safe-error.ts';
import type { ServiceDependencies } from '../../service-dependencies.ts';
import { embeddedGeocoder, type GeocodeAnswer, geocodeAnswer } from './geocoder.ts';

/** The position of a postcode, in the form of Google's Geocoding API (API-33, ERR-20). */
export function placeRoutes({
  geocoder,
  limits,
  log,
}: Pick<ServiceDependencies, 'geocoder' | 'limits' | 'log'>): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>().get(
    '/geocode',
    limitRequests(limits, 'places'),
    describeSharedRefusals(TOO_MANY),
    describeJsonRoute('Position of a postcode', geocodeAnswer, { 400: 'The query is not valid.' }),
    validateQuery(z.object({ address: z.string().max(100) })),
    async (c) => {
      const { address } = c.req.valid('query');
      const nowhere: GeocodeAnswer = { status: 'ZERO_RESULTS', results: [] };
      if (!/^\d{4}$/.test(address)) return c.json(nowhere);
      if (geocoder === null) return c.json(await embeddedGeocoder(address));
      try {
        return c.json(await geocoder(address));
      } catch (error) {
        log.warn(
          { error: safeError(error) },
          'the geocoding provider failed, so our table of postcodes answered',
        );
        return c.json(await embeddedGeocoder(address));
      }
    },
  );
}
