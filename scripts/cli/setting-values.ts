import type { LevelWithSilent } from 'pino';
import { z } from 'zod';
import { trustedProxies } from '../../src/api/platform/http/requested-host.ts';
import type { MetricsAddress } from '../../src/api/platform/metrics/open-metrics.ts';
import { errorMessage } from '../../src/lib/error-message.ts';
import { CommandError } from './command-error.ts';

/** Each function reads one setting from the environment, and throws a CommandError if its value is wrong. */

/** Levels of the log, from the one with most lines to the one with none. */
const LOG_LEVELS: readonly LevelWithSilent[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const textOf = (name: string): string | undefined => process.env[name]?.trim() || undefined;

/**
 * A URL of one of the protocols, such as "https:". The message of the error leaves out the value, because it may hold a
 * password.
 */
function urlOf(name: string, protocols: readonly string[], kind: string, next: string): string | undefined {
  const text = textOf(name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && protocols.includes(url.protocol) && (url.host !== '' || url.protocol.startsWith('postgres')))
    return text;
  throw new CommandError(
    `${name} is not the address of ${kind}: it must begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')} and have no characters such as # or spaces that are not percent-encoded. Next: set it to ${next}.`,
  );
}

export const databaseUrl = (): string | undefined =>
  urlOf(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'a PostgreSQL server',
    'an address such as postgres://user:password@host:5432/name',
  );

export const smtpUrl = (): string | undefined =>
  urlOf(
    'FORECOURT_SMTP_URL',
    ['smtps:', 'smtp:'],
    'a mail server',
    'an address such as smtps://user:password@host:465 or smtp://localhost:25',
  );

export const alertWebhook = (): string | null =>
  urlOf(
    'FORECOURT_ALERT_WEBHOOK',
    ['https:', 'http:'],
    'a webhook',
    'the web address that your chat system gives you, or leave it unset',
  ) ?? null;

export function alertEmail(): string | null {
  const text = textOf('FORECOURT_ALERT_EMAIL');
  if (text === undefined) return null;
  if (/^[^\s@,;<>]+@[^\s@,;<>]+$/.test(text)) return text;
  throw new CommandError(
    `FORECOURT_ALERT_EMAIL is "${text}", which is not one email address. Next: set it to an address such as ops@example.com.au, or leave it unset.`,
  );
}

/** A list of addresses or networks, as text. */
export function networks(name: 'FORECOURT_TRUSTED_PROXIES' | 'FORECOURT_WEBHOOK_PRIVATE'): string {
  const text = textOf(name) ?? '';
  try {
    trustedProxies(text);
    return text;
  } catch (error) {
    throw new CommandError(
      `${name} is wrong: ${errorMessage(error)}. Next: set it to addresses or networks such as 10.0.0.0/8, 192.0.2.1.`,
    );
  }
}

/** @throws CommandError for anything but a whole number from 1 to 99999 */
export function wholeSeconds(name: string, byDefault: number): number {
  const text = process.env[name];
  if (!text) return byDefault;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new CommandError(
    `${name} is "${text}", which is not a number of seconds. Next: set it to a whole number from 1 to 99999.`,
  );
}

/** @throws CommandError for anything but a whole number of megabytes from 1 to 99999 */
export function stockBytes(byDefault: number): number {
  const text = textOf('FORECOURT_STOCK_MB');
  if (text === undefined) return byDefault;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text) * 2 ** 20;
  throw new CommandError(
    `FORECOURT_STOCK_MB is "${text}", which is not a number of megabytes. Next: set it to a whole number from 1 to 99999.`,
  );
}

/**
 * Address that mails come from. Without a mail server any text with "@" will do.
 *
 * @throws CommandError if it is missing or not an address
 */
export function mailFrom(): string {
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
export function metricsAddress(): MetricsAddress | null {
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
export function captchaSecret(): string | undefined {
  const secret = process.env.FORECOURT_CAPTCHA_SECRET || undefined;
  if (secret === undefined || secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new CommandError(
    `FORECOURT_CAPTCHA_SECRET has ${secret.length} characters, so programs could guess it. Next: set it to at least ${MIN_SECRET_LENGTH} random characters, for example with "openssl rand -base64 32", or leave it unset, and the service creates a secret.`,
  );
}

/** @throws CommandError for a level that does not exist */
export function logLevel(byDefault: LevelWithSilent): LevelWithSilent {
  const text = process.env.FORECOURT_LOG;
  if (!text) return byDefault;
  const level = LOG_LEVELS.find((known) => known === text);
  if (level) return level;
  throw new CommandError(
    `FORECOURT_LOG is "${text}", which is not a level. Next: set it to one of ${LOG_LEVELS.join(', ')}.`,
  );
}
