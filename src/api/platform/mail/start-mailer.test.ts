import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '../../../../tests/support/service/mail-server.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { PermanentFailure } from '../permanent-failure.ts';
import type { Mail } from './mailer.ts';
import { startMailer } from './start-mailer.ts';

let mails: TestMailServer;

beforeAll(async () => {
  mails = await startMailServer();
});

afterAll(() => mails.stop());

const aMail = (to: string): Mail => ({
  sender: 'Northside Motors',
  to,
  replyTo: null,
  subject: 'A question',
  text: 'Is it still there?',
  html: '<p>Is it <b>still</b> there?</p>',
  pictures: [
    { cid: 'mark', filename: 'mark.png', contentType: 'image/png', content: Buffer.from([1, 2, 3]) },
  ],
  key: `to-${to}`,
});

const mailerFor = (smtpUrl: string | undefined, folder = '') =>
  startMailer({ smtpUrl, from: 'leads@platform.example', folder });

it('sends texts and pictures, and tells receivers who are gone for good from those who are busy', async () => {
  const mailer = mailerFor(mails.url);
  await mailer.send(aMail('jo@shopper.example'));
  const [mail] = mails.to('jo@shopper.example');
  expect(mail?.text).toBe('Is it still there?');
  expect(mail?.attachments[0]?.content).toEqual(Buffer.from([1, 2, 3]));
  const gone = await mailer.send(aMail('gone@shopper.example')).catch((error: unknown) => error);
  expect(gone).toBeInstanceOf(PermanentFailure);
  expect(gone).toHaveProperty('message', 'the mail server refused this address with code 550');
  const busy = await mailer.send(aMail('busy@shopper.example')).catch((error: unknown) => error);
  expect(busy).not.toBeInstanceOf(PermanentFailure);
  expect(busy).toHaveProperty('message', 'the mail could not be sent (451)');
  await mailer.send(aMail('busy@shopper.example'));
  expect(mails.to('busy@shopper.example')).toHaveLength(1);
  mailer.close();
});

it('writes mails to a folder if there is no mail server', async () => {
  const folder = temporaryFolder('mail');
  const mailer = mailerFor(undefined, folder);
  await mailer.send(aMail('jo@shopper.example'));
  expect(readdirSync(folder)).toEqual(['to-jo@shopper.example.eml']);
  expect(readFileSync(join(folder, 'to-jo@shopper.example.eml'), 'utf8')).toContain('Is it still there?');
  mailer.close();
});

it('a mail whose thread ends is not sent, and the next one starts another thread', async () => {
  const folder = temporaryFolder('mail');
  const mailer = mailerFor(undefined, folder);
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  try {
    const first = mailer.send(aMail('jo@shopper.example'));
    const [thread] = post.mock.contexts;
    void (thread as Worker).terminate();
    await expect(first).rejects.toThrow('The mailer is closed');
    await mailer.send(aMail('ann@shopper.example'));
    expect(readdirSync(folder)).toEqual(['to-ann@shopper.example.eml']);
  } finally {
    post.mockRestore();
    mailer.close();
  }
});
