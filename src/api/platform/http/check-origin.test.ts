import { expect, it } from 'vitest';
import { testService, UNLIMITED } from '../../../../tests/support/service/test-service.ts';
import type { Database } from '../database/database.ts';

/** Refused requests reach no database. */
const NONE = {} as Database;

interface Line {
  level: number;
  msg: string;
  origin?: string;
  host?: string;
  next?: string;
}

/** A service, and the warnings in its log. */
function loggedService(now?: () => Date) {
  const lines: string[] = [];
  const { post } = testService(NONE, lines, { limits: UNLIMITED, ...(now && { now }) });
  const warnings = () => lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level === 40);
  return { post, warnings, lines };
}

const SHOPPER = { name: 'Jo Citizen', email: 'jo@example.com' };

it('the log says which origin met which host, and what to set, if a proxy drops the port', async () => {
  const { post, warnings, lines } = loggedService();
  const headers = { host: 'www.north.example', origin: 'http://www.north.example:8080' };
  expect((await post(SHOPPER, headers)).status).toBe(403);
  expect(warnings()).toEqual([
    expect.objectContaining({
      tenant: 'north',
      origin: 'http://www.north.example:8080',
      host: 'www.north.example',
      site: 'https://www.north.example',
      next: expect.stringContaining('proxy_set_header Host $http_host'),
    }),
  ]);
  expect(lines.join()).not.toContain('Citizen');
});

it('the log tells another website and other programs from a proxy that changes the host', async () => {
  const { post, warnings } = loggedService();
  await post(SHOPPER, { origin: 'https://evil.example/path?name=Jo' });
  await post(SHOPPER, { origin: null });
  await post(SHOPPER, { origin: 'Jo Citizen' });
  expect(warnings().map(({ origin, next }) => [origin, next?.split(':')[0]])).toEqual([
    ['https://evil.example', 'this is another website'],
    ['none', 'browsers name the page of each form'],
    ['not valid', 'browsers name the page of each form'],
  ]);
});

it('the log names a pair of origin and host once an hour', async () => {
  let time = Date.parse('2026-11-22T10:00:00Z');
  const { post, warnings } = loggedService(() => new Date(time));
  const headers = { origin: 'http://www.north.example:8080' };
  for (let i = 0; i < 5; i++) expect((await post(SHOPPER, headers)).status).toBe(403);
  expect(warnings()).toHaveLength(1);
  time += 3_600_001;
  await post(SHOPPER, headers);
  expect(warnings()).toHaveLength(2);
});
