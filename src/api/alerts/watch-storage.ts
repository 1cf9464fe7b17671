import { errorMessage } from '../../lib/error-message.ts';
import type { Readiness } from '../platform/health/readiness.ts';
import { type AlertReceivers, noticesAbout } from './plan-alerts.ts';
import { type AlertDependencies, sendNotice } from './send-alert.ts';

const INTERVAL_MS = 60_000;

/**
 * Alerts ops once when the disk is full, and again only after something could be stored. The alert is sent at once and
 * not queued, because the queue is in the database, which cannot store it.
 *
 * @param data folder of the service's data, which the alert names
 * @returns a function that looks whether something can be stored
 */
export function createStorageWatch(
  dependencies: AlertDependencies & { alerts: AlertReceivers },
  checkReadiness: () => Promise<Readiness>,
  data: string,
): () => Promise<void> {
  const { alerts, now, log } = dependencies;
  let isAlerted = false;
  return async () => {
    const readiness = await checkReadiness();
    if (readiness.ready) isAlerted = false;
    if (readiness.ready || !readiness.isFull || isAlerted) return;
    isAlerted = true;
    const text = `The disk of the service’s data (${data}) or of its database is full. Leads are refused, and shoppers’ browsers send them again later. Next: make room on the disk; the service goes on by itself, unless its log says that the database has stopped.`;
    log.error({ data }, 'the disk is full, so leads are refused: make room on it');
    const notice = { tenant: 'forecourt', subject: 'The disk is full: leads are refused', text };
    for (const each of noticesAbout({ ...notice, forDealer: notice }, null, alerts, now()))
      await sendNotice(dependencies, each).catch((error: unknown) =>
        log.error({ problem: errorMessage(error) }, 'the alert about the full disk could not be sent'),
      );
  };
}

/** Runs the watch every minute. Returns a function that stops it and waits for a running one. */
export function keepWatching(watch: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = watch();
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
