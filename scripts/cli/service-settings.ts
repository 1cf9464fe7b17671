import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { RETRIES } from '../../src/api/jobs/queues.ts';
import type { MetricsAddress } from '../../src/api/metrics/open-metrics.ts';
import type { ServiceSettings } from '../../src/api/open-service.ts';
import { CommandError } from './command-error.ts';

/** Module that imports and builds in a child process. */
export const STOCK_SCRIPT = join(import.meta.dirname, 'stock-child.ts');

/** Folder of the service's data unless `--data` names another. */
export const DATA_FOLDER = process.env.FORECOURT_DATA ?? '.cache/service';

/** @throws CommandError for anything but a whole number of at least 1 */
function wholeSeconds(name: string, byDefault: number): number {
  const text = process.env[name];
  if (!text) return byDefault;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new CommandError(`${name} is "${text}". Next: set it to a whole number of seconds, at least 1.`);
}

/** @throws CommandError if mails would leave this machine without a real sender */
function mailFrom(): string {
  const from = process.env.FORECOURT_MAIL_FROM || 'leads@localhost';
  const isUsable = process.env.FORECOURT_SMTP_URL ? z.email().safeParse(from).success : from.includes('@');
  if (isUsable) return from;
  throw new CommandError(
    `Mails need a sender: FORECOURT_MAIL_FROM is "${from}". Next: set it to an address such as leads@example.com.au.`,
  );
}

/** @throws CommandError for anything but "9464" or "0.0.0.0:9464" */
function metricsAddress(): MetricsAddress | null {
  const text = process.env.FORECOURT_METRICS;
  if (!text) return null;
  const [, host = '127.0.0.1', port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port !== undefined && Number(port) < 65_536)
    return { host: host.replace(/^\[(.+)\]$/, '$1'), port: Number(port) };
  throw new CommandError(
    `FORECOURT_METRICS is "${text}". Next: set it to a port such as 9464, or to an address and a port such as 0.0.0.0:9464.`,
  );
}

/** Characters. Shorter secrets could be guessed from a task that they signed. */
const SECRET_LENGTH = 32;

/** @throws CommandError if the secret is too short */
function captchaSecret(): string | undefined {
  const secret = process.env.FORECOURT_CAPTCHA_SECRET || undefined;
  if (secret === undefined || secret.length >= SECRET_LENGTH) return secret;
  throw new CommandError(
    `FORECOURT_CAPTCHA_SECRET has ${secret.length} characters, and programs could guess it. Next: set it to at least ${SECRET_LENGTH} random ones, such as those of "openssl rand -base64 32", or leave it out, and the service makes its own.`,
  );
}

/** The service's settings from the environment, see docs/operations.md. */
export const serviceSettings = (
  level: 'info' | 'warn',
): Pick<
  ServiceSettings,
  'databaseUrl' | 'proxies' | 'googleKey' | 'captchaSecret' | 'delivery' | 'metricsAt' | 'log'
> => ({
  databaseUrl: process.env.DATABASE_URL || undefined,
  googleKey: process.env.FORECOURT_GOOGLE_MAPS_KEY || undefined,
  captchaSecret: captchaSecret(),
  proxies: process.env.FORECOURT_TRUSTED_PROXIES ?? '',
  delivery: {
    smtpUrl: process.env.FORECOURT_SMTP_URL || undefined,
    from: mailFrom(),
    alerts: {
      mail: process.env.FORECOURT_ALERT_EMAIL || null,
      webhook: process.env.FORECOURT_ALERT_WEBHOOK || null,
    },
    privateWebhooks: (process.env.FORECOURT_WEBHOOK_PRIVATE ?? '').split(/[\s,]+/).filter(Boolean),
    retries: { ...RETRIES, first: wholeSeconds('FORECOURT_RETRY_SECONDS', RETRIES.first) },
    environment: process.env,
  },
  metricsAt: metricsAddress(),
  log: pino({ level: process.env.FORECOURT_LOG ?? level, base: null }, pino.destination(2)),
});
