import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { serviceSettings } from './service-settings.ts';
import { SETTINGS, TENANT_SETTINGS, unknownSettings } from './setting-names.ts';

afterEach(() => vi.unstubAllEnvs());

/** The lines that refuse the settings; empty if they are accepted. */
function refusal(settings: Record<string, string>): string[] {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    serviceSettings('warn');
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  } finally {
    vi.unstubAllEnvs();
  }
}

const MAIL_FROM = { FORECOURT_MAIL_FROM: 'leads@example.com.au' };

it.each([
  ['DATABASE_URL', 'localhost:5432/leads', 'is not the address of a PostgreSQL server'],
  ['DATABASE_URL', 'mysql://localhost/leads', 'must begin with postgres:// or postgresql://'],
  ['FORECOURT_SMTP_URL', 'localhost:25', 'is not the address of a mail server'],
  ['FORECOURT_SMTP_URL', 'smtp://', 'is not the address of a mail server'],
  ['FORECOURT_SMTP_URL', 'smtps://user:pass word#@host:465', 'percent-encoded'],
  ['FORECOURT_ALERT_EMAIL', 'ops.example.com.au', 'is "ops.example.com.au", which is not one email address'],
  ['FORECOURT_ALERT_EMAIL', 'a@b.example, c@d.example', 'is not one email address'],
  ['FORECOURT_ALERT_WEBHOOK', 'chat.example/hook', 'is not the address of a webhook'],
  ['FORECOURT_TRUSTED_PROXIES', 'proxy.example', '"proxy.example" is not an IP address or a network'],
  ['FORECOURT_WEBHOOK_PRIVATE', '10.0.0.0/99', '"10.0.0.0/99" is not an IP address or a network'],
  ['FORECOURT_STOCK_MB', '1 GB', 'is not a number of megabytes'],
  ['FORECOURT_STOCK_MB', '0', 'is not a number of megabytes'],
  ['FORECOURT_SMPT_URL', 'smtp://mail.example', 'Did you mean "FORECOURT_SMTP_URL"?'],
  ['FORECOURT_ALERT_MAIL', 'ops@example.com.au', 'Did you mean "FORECOURT_ALERT_EMAIL"?'],
  ['FORECOURT_STOCK_SECRET', 'secret', 'There is no setting FORECOURT_STOCK_SECRET.'],
])('the service refuses %s=%s', (name, value, message) => {
  const lines = refusal({ ...MAIL_FROM, [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
  expect(lines[0]).toContain(message);
  expect(lines[0]).toContain('Next: ');
});

it('the service reports all wrong settings at once', () => {
  const lines = refusal({
    FORECOURT_SMTP_URL: 'localhost:25',
    FORECOURT_MAIL_FROM: 'nobody',
    FORECOURT_ALERT_EMAIL: 'ops',
    FORECOURT_LOG: 'loud',
    FORECOURT_METRICS: 'many',
    FORECOURT_RETRY_SECONDS: 'soon',
    FORECOURT_CAPTCHA_SECRET: 'short',
    FORECOURT_TRUSTED_PROXY: '127.0.0.1',
  });
  expect(lines.map((line) => /(?:FORECOURT_[A-Z_]+)/.exec(line)?.[0]).toSorted()).toEqual([
    'FORECOURT_ALERT_EMAIL',
    'FORECOURT_CAPTCHA_SECRET',
    'FORECOURT_LOG',
    'FORECOURT_MAIL_FROM',
    'FORECOURT_METRICS',
    'FORECOURT_RETRY_SECONDS',
    'FORECOURT_SMTP_URL',
    'FORECOURT_TRUSTED_PROXY',
  ]);
});

it('no message shows a password', () => {
  const secrets = {
    DATABASE_URL: 'mysql://user:hunter2@host/leads',
    FORECOURT_SMTP_URL: 'http://user:hunter2@host',
    FORECOURT_ALERT_WEBHOOK: 'chat.example/hunter2',
    FORECOURT_BANKSIA_SECRETS: 'hunter2',
  };
  expect(refusal(secrets).join('\n')).not.toContain('hunter2');
  expect(refusal(secrets)).toHaveLength(5);
});

it('the service accepts correct settings, and secrets of tenants', () => {
  expect(
    refusal({
      ...MAIL_FROM,
      DATABASE_URL: 'postgresql://user:p%40ss@db.example:5432/leads?sslmode=require',
      FORECOURT_SMTP_URL: 'smtp://localhost:25',
      FORECOURT_ALERT_EMAIL: 'ops@localhost',
      FORECOURT_ALERT_WEBHOOK: 'https://chat.example/hook?key=1',
      FORECOURT_TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      FORECOURT_WEBHOOK_PRIVATE: '192.168.1.5',
      FORECOURT_BANKSIA_BAY_STOCK_SECRET: 'secret',
      FORECOURT_BANKSIA_BAY_FEED_PASSWORD: 'secret',
      FORECOURT_BANKSIA_BAY_WEBHOOK_SECRET: 'secret',
    }),
  ).toEqual([]);
});

it('operations.md lists each setting, and each setting that it lists exists', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').match(/^\| .*FORECOURT_.*$/gm) ?? [];
  const listed = rows.flatMap((row) => row.split(' | ')[0]?.match(/FORECOURT_[A-Z_<>]+/g) ?? []);
  expect(listed.toSorted()).toEqual(
    [...SETTINGS, ...TENANT_SETTINGS.map((end) => `FORECOURT_<TENANT>_${end}`)].toSorted(),
  );
  expect(unknownSettings(Object.fromEntries(SETTINGS.map((name) => [name, ''])))).toEqual([]);
});
