import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { openAPIRouteHandler } from 'hono-openapi';
import { type ChangeRouteDependencies, changeRoutes } from './appointments/change-route.ts';
import { type AppointmentRouteDependencies, appointmentRoutes } from './appointments/route.ts';
import { type CaptchaRouteDependencies, captchaRoutes } from './captcha/route.ts';
import { type PhotoRouteDependencies, photoRoutes } from './drafts/route.ts';
import { type EventRouteDependencies, eventRoutes } from './events/route.ts';
import { type FollowUpDependencies, followUpRoutes } from './lead-forms/follow-up.ts';
import { type LeadRouteDependencies, leadRoutes } from './lead-forms/route.ts';
import { type NotFoundRouteDependencies, notFoundRoutes } from './not-found/route.ts';
import { isStorageFailure } from './platform/database/storage-failure.ts';
import { type HealthDependencies, healthRoutes } from './platform/health/health.ts';
import { allowOwnPages, checkOrigin, REQUEST_FROM_OTHER_SITE } from './platform/http/check-origin.ts';
import { logRequests, type RequestLog } from './platform/http/log-requests.ts';
import { OPENAPI_OPTIONS, OPENAPI_PATH } from './platform/http/openapi-options.ts';
import { describeSharedRefusals } from './platform/http/openapi-responses.ts';
import { refuse } from './platform/http/refusal.ts';
import type { ServiceEnv } from './platform/http/service-env.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { safeError } from './platform/safe-error.ts';
import { type StockRouteDependencies, stockRoutes } from './stock-updates/route.ts';
import { type FindTenantDependencies, findTenant, NO_WEBSITE } from './tenants/find-tenant.ts';
import { type ShownValuationDependencies, shownValuationRoutes } from './valuation/route.ts';
import {
  type DeliveryPriceRouteDependencies,
  deliveryPriceRoutes,
} from './vehicles/delivery-prices/route.ts';
import { type DisclaimerRouteDependencies, disclaimerRoutes } from './vehicles/disclaimer-route.ts';
import { marketRoutes } from './vehicles/market-route.ts';
import { type PdfRouteDependencies, pdfRoutes } from './vehicles/pdf/route.ts';
import { type PlaceRouteDependencies, placeRoutes } from './vehicles/places/route.ts';
import { similarRoutes } from './vehicles/similar-route.ts';
import { type ViewRouteDependencies, viewRoutes } from './vehicles/view-route.ts';

/** The dependencies that all parts of the service declare. Tests replace some of them. */
export type ServiceDependencies = FindTenantDependencies &
  RequestLog &
  HealthDependencies &
  StockRouteDependencies &
  LeadRouteDependencies &
  PhotoRouteDependencies &
  FollowUpDependencies &
  ShownValuationDependencies &
  CaptchaRouteDependencies &
  EventRouteDependencies &
  NotFoundRouteDependencies &
  ViewRouteDependencies &
  DisclaimerRouteDependencies &
  PdfRouteDependencies &
  DeliveryPriceRouteDependencies &
  PlaceRouteDependencies &
  AppointmentRouteDependencies &
  ChangeRouteDependencies & { requests: Metrics['requests'] };

const FAILED = 'Something went wrong on our side. Please try again.';
/** Our pages keep a form that gets this answer, and send it again. */
const CANNOT_STORE = 'We cannot store anything right now. Please try again in a few minutes.';
const RETRY_SECONDS = 30;

/**
 * The service behind `/api` of every tenant's host. Most answers are JSON. A refusal is `{ success: false, error }`,
 * with a message for the shopper, or a page if the browser asked for one, see `refuse`.
 */
export function createService(dependencies: ServiceDependencies): Hono<ServiceEnv> {
  const service = new Hono<ServiceEnv>();
  service.use(logRequests(dependencies), measureRequests(dependencies));
  service.route('/', healthRoutes(dependencies));
  service.use(
    '/api/*',
    describeSharedRefusals({ 404: NO_WEBSITE, 500: FAILED, 503: CANNOT_STORE }),
    findTenant(dependencies),
  );
  // Before the origin check, because dealers' systems send no `Origin`. Their requests are signed.
  service.route('/api/stock', stockRoutes(dependencies));
  service.use(
    '/api/*',
    describeSharedRefusals({ 403: REQUEST_FROM_OTHER_SITE }),
    allowOwnPages,
    checkOrigin(dependencies),
  );
  service.route('/api/leads', leadRoutes(dependencies));
  service.route('/api/leads', photoRoutes(dependencies));
  service.route('/api/leads', followUpRoutes(dependencies));
  service.route('/api', shownValuationRoutes(dependencies));
  service.get(OPENAPI_PATH, openAPIRouteHandler(service, OPENAPI_OPTIONS));
  service.route('/api', captchaRoutes(dependencies));
  service.route('/api', eventRoutes(dependencies));
  service.route('/api', notFoundRoutes(dependencies));
  service.route('/api/cars', viewRoutes(dependencies));
  service.route('/api/cars', similarRoutes(dependencies));
  service.route('/api/cars', disclaimerRoutes(dependencies));
  service.route('/api/cars', pdfRoutes(dependencies));
  service.route('/api', deliveryPriceRoutes(dependencies));
  service.route('/api', placeRoutes(dependencies));
  service.route('/api', appointmentRoutes(dependencies));
  service.route('/api/appointments', changeRoutes(dependencies));
  service.route('/api', marketRoutes(dependencies));
  service.notFound((c) => refuse(c, 404, 'There is nothing at this address.'));
  service.onError((error, c) => {
    // Hono throws this if a body is not JSON.
    if (error instanceof HTTPException && error.status < 500)
      return refuse(c, error.status, 'This request is not valid.');
    dependencies.log.error({ request: c.get('requestId'), error: safeError(error) }, 'a request failed');
    if (!isStorageFailure(error)) return refuse(c, 500, FAILED);
    c.header('Retry-After', String(RETRY_SECONDS));
    return refuse(c, 503, CANNOT_STORE);
  });
  return service;
}
