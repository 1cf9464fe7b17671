import { join } from 'node:path';
import { type LevelWithSilent, pino } from 'pino';
import type { ServiceSettings } from '../../src/api/open-service.ts';
import { RETRIES } from '../../src/api/platform/jobs/queue-options.ts';
import { DEFAULT_STOCK_BYTES } from '../../src/api/vehicles/stock/stock-reader.ts';
import { CommandError } from './command-error.ts';
import { unknownSettings } from './setting-names.ts';
import {
  alertEmail,
  alertWebhook,
  captchaSecret,
  databaseUrl,
  logLevel,
  mailFrom,
  metricsAddress,
  networks,
  smtpUrl,
  stockBytes,
  wholeSeconds,
} from './setting-values.ts';

/** Module of the child process that imports stock and builds sites. */
export const STOCK_SCRIPT = join(import.meta.dirname, 'stock-child.ts');

/** Folder of the service's data unless `--data` names another. */
export const DATA_FOLDER = process.env.FORECOURT_DATA || '.cache/service';

/** Reads settings one after the other, and collects what is wrong with them. */
function collectProblems() {
  const problems: string[] = [];
  return {
    problems,
    /** Returns `byDefault` for a wrong setting, and notes its problem. */
    read: <Value>(read: () => Value, byDefault: Value): Value => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        problems.push(error.message);
        return byDefault;
      }
    },
  };
}

/**
 * The service's settings from the environment, see docs/operations.md. `level` is used if FORECOURT_LOG is not set.
 *
 * @throws CommandError that names every setting with a wrong value or an unknown name
 */
export function serviceSettings(
  level: 'info' | 'warn',
): Pick<
  ServiceSettings,
  'databaseUrl' | 'proxies' | 'googleKey' | 'captchaSecret' | 'delivery' | 'stockBytes' | 'metricsAt' | 'log'
> {
  const { problems, read } = collectProblems();
  const settings = {
    databaseUrl: read(databaseUrl, undefined),
    googleKey: process.env.FORECOURT_GOOGLE_MAPS_KEY || undefined,
    captchaSecret: read(captchaSecret, undefined),
    proxies: read(() => networks('FORECOURT_TRUSTED_PROXIES'), ''),
    delivery: {
      smtpUrl: read(smtpUrl, undefined),
      from: read(mailFrom, ''),
      alerts: { mail: read(alertEmail, null), webhook: read(alertWebhook, null) },
      privateWebhooks: read(() => networks('FORECOURT_WEBHOOK_PRIVATE'), '')
        .split(/[\s,]+/)
        .filter(Boolean),
      retries: {
        ...RETRIES,
        first: read(() => wholeSeconds('FORECOURT_RETRY_SECONDS', RETRIES.first), RETRIES.first),
      },
      environment: process.env,
    },
    stockBytes: read(() => stockBytes(DEFAULT_STOCK_BYTES), DEFAULT_STOCK_BYTES),
    metricsAt: read(metricsAddress, null),
  };
  const logged: LevelWithSilent = read(() => logLevel(level), level);
  problems.push(...unknownSettings(process.env));
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return { ...settings, log: pino({ level: logged, base: null }, pino.destination(2)) };
}
