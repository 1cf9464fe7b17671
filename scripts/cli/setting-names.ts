import { didYouMean } from '../../src/tenant/did-you-mean.ts';

/** The service's own settings, which docs/operations.md explains. */
export const SETTINGS = [
  'FORECOURT_DATA',
  'FORECOURT_TENANTS_DATA',
  'FORECOURT_TRUSTED_PROXIES',
  'FORECOURT_SMTP_URL',
  'FORECOURT_MAIL_FROM',
  'FORECOURT_ALERT_EMAIL',
  'FORECOURT_ALERT_WEBHOOK',
  'FORECOURT_WEBHOOK_PRIVATE',
  'FORECOURT_RETRY_SECONDS',
  'FORECOURT_GOOGLE_MAPS_KEY',
  'FORECOURT_STOCK_MB',
  'FORECOURT_METRICS',
  'FORECOURT_CAPTCHA_SECRET',
  'FORECOURT_LOG',
];

/** What the tests, proofs and the development server set, also for the services that they start. */
const OF_DEVELOPMENT = [
  'FORECOURT_BROWSER',
  'FORECOURT_E2E_PORT',
  'FORECOURT_PROVE',
  'FORECOURT_SERVICE_PORT',
  'FORECOURT_TENANT_DATA',
  'FORECOURT_TENANT_FOLDER',
];

/** Ends of the settings of one tenant: FORECOURT_<TENANT>_STOCK_SECRET. */
export const TENANT_SETTINGS = ['WEBHOOK_SECRET', 'STOCK_SECRET', 'FEED_PASSWORD'];

/**
 * A sentence for each variable whose name begins with FORECOURT_ and means nothing to the service: a misspelt setting
 * would otherwise have no effect, and nobody would notice until mails are missing.
 */
export function unknownSettings(environment: NodeJS.ProcessEnv): string[] {
  const known = new Set([...SETTINGS, ...OF_DEVELOPMENT]);
  const isOfTenant = (name: string) =>
    TENANT_SETTINGS.some((end) => name.length > `FORECOURT__${end}`.length && name.endsWith(`_${end}`));
  return Object.keys(environment)
    .filter((name) => name.startsWith('FORECOURT_') && !known.has(name) && !isOfTenant(name))
    .map((name) => {
      // Without the shared beginning, names that differ much are not taken for similar.
      const rest = name.slice('FORECOURT_'.length);
      const meant = didYouMean(
        rest,
        SETTINGS.map((setting) => setting.slice('FORECOURT_'.length)),
        'FORECOURT_',
      );
      return `There is no setting ${name}.${meant} Next: correct its name or unset it. docs/operations.md lists the settings.`;
    });
}
