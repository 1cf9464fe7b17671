import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { DeliveryDependencies } from '../../../src/api/lead-delivery/delivery-dependencies.ts';
import { createDeliveryMetrics } from '../../../src/api/lead-delivery/delivery-metrics.ts';
import type { Database } from '../../../src/api/platform/database/database.ts';
import { secretsIn } from '../../../src/api/tenants/tenant-secrets.ts';
import { aDealer } from './a-dealer.ts';
import { NOW } from './test-service.ts';

/** Dependencies that send nothing, apart from those that `changes` replace. */
export const deliveryDependencies = (
  database: Database,
  changes: Partial<DeliveryDependencies> = {},
): DeliveryDependencies => ({
  database,
  jobs: { send: async () => {} },
  dealerOf: async () => aDealer(),
  stockOf: async () => null,
  pictures: { mark: async () => null, vehicle: async () => null },
  mailer: { send: async () => {}, close: () => {} },
  photoFiles: { read: async () => null },
  from: 'leads@platform.example',
  post: async () => 200,
  secretsOf: secretsIn({}),
  alerts: { mail: null, webhook: null },
  metrics: createDeliveryMetrics(new Registry()),
  now: () => NOW,
  log: pino({ level: 'silent' }),
  ...changes,
});
