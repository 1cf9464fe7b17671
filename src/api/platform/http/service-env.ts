import type { HttpBindings } from '@hono/node-server';
import type { ServedTenant } from '../../tenants/served-tenants.ts';
import type { TenantStock } from '../../vehicles/stock/tenant-stock.ts';

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
    /** Set only for routes that come after `withStock`. */
    stock: TenantStock;
  };
}
