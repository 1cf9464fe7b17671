import { join } from 'node:path';
import { type LevelWithSilent, pino } from 'pino';
import { z } from 'zod';
import { RETRIES } from '../../src/api/jobs/queues.ts';
import type { MetricsAddress } from '../../src/api/metrics/open-metrics.ts';
import type { ServiceSettings } from '../../src/api/open-service.ts';
import { CommandError } from './command-error.ts';

/** Module of the child process that imports stock and builds sites. */
export const STOCK_SCRIPT = join(import.meta.dirname, 'stock-child.ts');

/** Levels of the log, from the one with most lines to the one with none. */
const LOG_LEVELS: readonly LevelWithSilent[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Folder of the service's data unless `--data` names another. */
export const DATA_FOLDER = process.env.FORECOURT_DATA || '.cache/service';

/** @throws CommandError for anything but a whole number from 1 to 99999 */
function wholeSeconds(name: string, byDefault: number): number {
  const text = process.env[name];
  if (!text) return byDefault;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new CommandError(
    `${name} is "${text}", which is not a number of seconds. Next: set it to a whole number from 1 to 99999.`,
  );
}

/**
 * Address that mails come from. Without a mail server any text with "@" will do.
 *
 * @throws CommandError if it is missing or not an address
 */
function mailFrom(): string {
  const configured = process.env.FORECOURT_MAIL_FROM;
  // Without a mail server, mails are only written to files.
  const from = configured || 'leads@localhost';
  const isUsable = process.env.FORECOURT_SMTP_URL ? z.email().safeParse(from).success : from.includes('@');
  if (isUsable) return from;
  throw new CommandError(
    configured
      ? `FORECOURT_MAIL_FROM is "${configured}", which is not a valid sender address. Next: set it to an address such as leads@example.com.au.`
      : 'FORECOURT_SMTP_URL is set, but FORECOURT_MAIL_FROM, the address that mails come from, is not. Next: set it to an address such as leads@example.com.au.',
  );
}

/**
 * Parses "9464", "0.0.0.0:9464" or "[::1]:9464". With port 0 the system chooses a free port.
 *
 * @throws CommandError for anything else
 */
function metricsAddress(): MetricsAddress | null {
  const text = process.env.FORECOURT_METRICS;
  if (!text) return null;
  // An IPv6 address needs brackets: the end of "::1" would otherwise be read as a port.
  const [, host = '127.0.0.1', port] = /^(?:([^:]+|\[.+\]):)?(\d{1,5})$/.exec(text) ?? [];
  if (port !== undefined && Number(port) < 65_536)
    return { host: host.replace(/^\[(.+)\]$/, '$1'), port: Number(port) };
  throw new CommandError(
    `FORECOURT_METRICS is "${text}", which is not a port with or without an address. Next: set it to a port such as 9464, or to an address and a port such as 0.0.0.0:9464 or [::1]:9464.`,
  );
}

/** Minimum length in characters. A shorter secret could be found by trying which one gives a captcha's signature. */
const MIN_SECRET_LENGTH = 32;

/** @throws CommandError if the secret is too short */
function captchaSecret(): string | undefined {
  const secret = process.env.FORECOURT_CAPTCHA_SECRET || undefined;
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new CommandError(
    `FORECOURT_CAPTCHA_SECRET has ${secret.length} characters, so programs could guess it. Next: set it to at least ${MIN_SECRET_LENGTH} random characters, for example with "openssl rand -base64 32", or leave it unset, and the service creates a secret.`,
  );
}

/** @throws CommandError for a level that does not exist */
function logLevel(byDefault: LevelWithSilent): LevelWithSilent {
  const text = process.env.FORECOURT_LOG;
  if (!text) return byDefault;
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw new CommandError(
    `FORECOURT_LOG is "${text}", which is not a level. Next: set it to one of ${LOG_LEVELS.join(', ')}.`,
  );
}

/**
 * The service's settings from the environment, see docs/operations.md. `level` is used if FORECOURT_LOG is not set.
 *
 * @throws CommandError for a setting with a wrong value
 */
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
  log: pino({ level: logLevel(level), base: null }, pino.destination(2)),
});
