import { expect, it } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import type { Database } from '../platform/database/database.ts';
import type { Readiness } from '../platform/health/readiness.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { createStorageWatch } from './watch-storage.ts';

const FULL: Readiness = { ready: false, isFull: true, error: new Error('no room') };
const LOCKED: Readiness = { ready: false, isFull: false, error: new Error('locked') };

it('a full disk is reported to ops once, without the queue, and again only after something was stored', async () => {
  const mails: Mail[] = [];
  const posted: string[] = [];
  let readiness: Readiness = LOCKED;
  const dependencies = deliveryDependencies({} as Database, {
    alerts: { mail: 'ops@platform.example', webhook: 'https://chat.example/ops' },
    mailer: { send: async (mail) => void mails.push(mail), close: () => {} },
    post: async (_url, body) => {
      posted.push(body);
      return 200;
    },
  });
  const watch = createStorageWatch(dependencies, async () => readiness, '/srv/data');
  await watch();
  expect(mails).toEqual([]);
  readiness = FULL;
  for (let count = 0; count < 3; count += 1) await watch();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ops@platform.example', 'The disk is full: leads are refused'],
  ]);
  expect(mails[0]?.text).toContain('/srv/data');
  expect(posted).toHaveLength(1);
  readiness = { ready: true };
  await watch();
  readiness = FULL;
  await watch();
  expect(mails).toHaveLength(2);
});

it('an alert that cannot be sent does not stop the service', async () => {
  const dependencies = deliveryDependencies({} as Database, {
    alerts: { mail: 'ops@platform.example', webhook: null },
    mailer: { send: () => Promise.reject(new Error('the mail folder is full')), close: () => {} },
  });
  await expect(createStorageWatch(dependencies, async () => FULL, '/srv/data')()).resolves.toBeUndefined();
});
