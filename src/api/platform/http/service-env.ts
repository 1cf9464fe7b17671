import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PlainDealer } from './plain-page.ts';

/** A tenant whose requests the service answers. */
export interface ServedTenant {
  /** Name of its folder. */
  name: string;
  /** The `id` in site.yaml, which requests to the service send as `website_id`. */
  websiteId: string;
  /** "https://www.dealer.example" */
  origin: string;
  /**
   * IANA time zone that decides if a requested time has passed: that of its yards. If they are in several zones, the
   * time is checked again when the yard is known.
   */
  timezone: string;
  /** Shown on pages that the service itself renders. */
  dealer: PlainDealer;
}

/** Values that the middleware of the service sets for its routes. */
export interface ServiceEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    tenant: ServedTenant;
    /** Host and port that the browser asked for. */
    host: string;
    /** IP address of the shopper's browser. */
    visitorAddress: string;
  };
}

/** The context of any route, also of one with further variables. */
export type ServiceContext = Omit<Context<ServiceEnv>, 'set'>;
