import { beforeEach, expect, it } from 'vitest';
import { testService, UNLIMITED } from '../../../../tests/support/service/test-service.ts';
import type { Database } from '../database/database.ts';

const SECRET = 'Zk3vSecretOfABooking';
const lines: string[] = [];
const { service } = testService({} as Database, lines, { limits: UNLIMITED });
beforeEach(() => void lines.splice(0));

async function loggedPaths(...paths: string[]): Promise<unknown[]> {
  for (const path of paths)
    await service.request(path, { headers: { host: 'www.north.example' } }, { incoming: { socket: {} } });
  return lines
    .map((line) => JSON.parse(line) as { msg: string; path?: string })
    .filter(({ msg }) => msg === 'request')
    .map(({ path }) => path);
}

it('the secrets in paths of appointments and forms are not logged, however the path is spelled', async () => {
  const spellings = ['appointments', 'leads'].flatMap((subject) => [
    `/api/${subject}/${SECRET}`,
    `/API/${subject}/${SECRET}`,
    `/api/${subject.toUpperCase()}/${SECRET}`,
    `/api//${subject}/${SECRET}`,
    `//api/${subject}/${SECRET}`,
    `/api/./${subject}/${SECRET}`,
    `/api/x/../${subject}/${SECRET}`,
    `/api/%61${subject.slice(1)}/${SECRET}`,
    `/%61pi/${subject}/${SECRET}`,
    `/api%2F${subject}%2F${SECRET}`,
    `/api/${subject}/${SECRET}/photos/`,
    `/api/${subject}/x/${SECRET}/nothing`,
    `/${SECRET}`,
  ]);
  expect(await loggedPaths(...spellings)).toHaveLength(spellings.length);
  expect(lines.join('')).not.toContain(SECRET);
});

it('paths of vehicles are logged, and of other requests the pattern of their route', async () => {
  expect(await loggedPaths('/api/cars/mine/related.json', '/api/captcha', '/api/nothing')).toEqual([
    '/api/cars/mine/related.json',
    '/api/captcha',
    'none',
  ]);
});
