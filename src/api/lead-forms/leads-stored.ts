import { Counter, type Registry } from 'prom-client';

export const createLeadsStored = (registry: Registry): Counter<'tenant'> =>
  new Counter({
    name: 'forecourt_leads_stored_total',
    help: 'Leads that were stored; repetitions are not counted.',
    labelNames: ['tenant'],
    registers: [registry],
  });
