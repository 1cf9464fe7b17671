import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { TENANTS } from './tenants.ts';

/** Ranges that the Australian numbering plan reserves for fiction. */
const FICTIONAL = [/^0[2378]7010\d{4}$/, /^0[2378]5550\d{4}$/, /^0491570(006|156|157|158|159|110|313|737)$/];

const PHONE = /(?<![\w-])(?:\+61[ ]?|\(0\d\) ?|0)\d(?:[ ]?\d){7,8}(?![\w-])|\(0\d\) \d{4} \d{4}/g;

function filesOf(tenant: string): { file: string; text: string }[] {
  const folder = join('tenants', tenant);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|md|astro|jsonl)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

const national = (phone: string): string => phone.replace(/[^\d+]/g, '').replace(/^\+61/, '0');

describe.each(TENANTS)('%s', (tenant) => {
  const files = filesOf(tenant);

  it('passes the check without warnings', async () => {
    const loaded = await loadTenant(join('tenants', tenant));
    expect(loaded.ok ? loaded.warnings : loaded.problems).toEqual([]);
  });

  it('has only phone numbers reserved for fiction', () => {
    const phones = files.flatMap(({ text }) => text.match(PHONE) ?? []);
    expect(phones.length).toBeGreaterThan(5);
    for (const phone of phones)
      expect(
        FICTIONAL.some((range) => range.test(national(phone))),
        phone,
      ).toBe(true);
  });

  it('has only reserved mail and web addresses', () => {
    const hosts = files.flatMap(({ text }) => [
      ...[...text.matchAll(/https?:\/\/([^/\s"',)]+)/g)].map((found) => found[1] ?? ''),
      ...[...text.matchAll(/[\w.-]+@([\w.-]+\w)/g)].map((found) => found[1] ?? ''),
    ]);
    expect(hosts.length).toBeGreaterThan(3);
    for (const host of hosts) expect(host).toMatch(/\.example$/);
  });

  it('has a well-formed business number that no company can have', () => {
    const abn = /^abn: (.*)$/m.exec(files.find(({ file }) => file === 'site.yaml')?.text ?? '')?.[1] ?? '';
    const digits = [...abn.replaceAll(' ', '')].map(Number);
    const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
    const sum = weights.reduce(
      (total, weight, i) => total + weight * ((digits[i] ?? 0) - (i === 0 ? 1 : 0)),
      0,
    );
    expect(abn).toMatch(/^\d\d 999 000 \d{3}$/);
    expect(sum % 89).toBe(0);
  });
});
