import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ServedTenant } from './served-tenant.ts';

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
