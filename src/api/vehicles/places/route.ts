import { Hono } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import {
  describeJsonRoute,
  describeSharedRefusals,
  TOO_MANY,
} from '../../platform/http/openapi-responses.ts';
import type { ServiceEnv } from '../../platform/http/service-env.ts';
import { validateQuery } from '../../platform/http/validate-query.ts';
import { limitRequests } from '../../platform/limits/limit-requests.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { safeError } from '../../platform/safe-error.ts';
import { type StockDependencies, withStock } from '../stock/with-stock.ts';
import { embeddedGeocoder, type GeocodeAnswer, type Geocoder, geocodeAnswer } from './geocoder.ts';

export interface PlaceRouteDependencies extends StockDependencies {
  /** Provider of positions; if null, positions come from our table of postcodes. */
  geocoder: Geocoder | null;
  limits: RateLimits;
  log: Logger;
}

/** The position of a postcode, in the form of Google's Geocoding API (API-33, ERR-20). */
export function placeRoutes(dependencies: PlaceRouteDependencies): Hono<ServiceEnv> {
  const { geocoder, limits, log } = dependencies;
  return new Hono<ServiceEnv>().get(
    '/geocode',
    // This answer needs no stock, but is refused like those of a vehicle's page while the stock cannot be read.
    withStock(dependencies),
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
