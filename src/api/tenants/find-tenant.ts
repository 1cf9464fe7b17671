import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { refuse } from '../platform/http/refusal.ts';
import { type IsTrustedProxy, requestedHost } from '../platform/http/requested-host.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import { visitorAddress } from '../platform/http/visitor-address.ts';
import type { TenantDirectory } from './tenant-directory.ts';

export const NO_WEBSITE = 'There is no website at this address.';

export interface FindTenantDependencies {
  tenantOfHost: TenantDirectory['ofHost'];
  isTrustedProxy: IsTrustedProxy;
  log: Logger;
}

/** Finds the tenant by the request's host; unknown hosts get a 404. */
export function findTenant({ tenantOfHost, isTrustedProxy, log }: FindTenantDependencies) {
  let isWarned = false;
  /** Warns once if all shoppers behind a proxy seem to have its address, because they share the limits of one visitor. */
  function warnOfProxy(forwardedFor: string | undefined, remoteAddress: string, visitor: string): void {
    if (isWarned || forwardedFor === undefined || visitor !== remoteAddress) return;
    isWarned = true;
    log.warn(
      isTrustedProxy(remoteAddress)
        ? 'a trusted proxy sends an X-Forwarded-For that does not end with the address of the visitor, so all shoppers behind it share the limits of one visitor: let it append the address that it was called from'
        : 'requests with X-Forwarded-For come from an address that is not trusted, so all shoppers behind it share the limits of one visitor: if it is your proxy, add it to FORECOURT_TRUSTED_PROXIES',
    );
  }

  return createMiddleware<ServiceEnv>(async (c, next) => {
    const remoteAddress = c.env.incoming?.socket.remoteAddress ?? '';
    const host = requestedHost(
      { host: c.req.header('host'), forwardedHost: c.req.header('x-forwarded-host'), remoteAddress },
      isTrustedProxy,
    );
    const tenant = await tenantOfHost(host);
    if (tenant === null) return refuse(c, 404, NO_WEBSITE);
    c.set('tenant', tenant);
    c.set('host', host);
    const forwardedFor = c.req.header('x-forwarded-for');
    const visitor = visitorAddress({ remoteAddress, forwardedFor }, isTrustedProxy);
    warnOfProxy(forwardedFor, remoteAddress, visitor);
    c.set('visitorAddress', visitor);
    return next();
  });
}
