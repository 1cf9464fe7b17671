import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWebhook, type TestWebhook } from '../../../../tests/support/service/webhook-server.ts';
import { jsonPoster } from './post-json.ts';

let webhook: TestWebhook;
beforeAll(async () => {
  webhook = await startWebhook((path) => Number(path.slice(1)) || 200);
});
afterAll(() => webhook.stop());

/** The webhook's URL with another host. */
const urlAt = (host: string): string => webhook.url.replace('127.0.0.1', host);

describe('a webhook', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '10.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '[fd00::1]',
  ])('at the private address %s is never called', async (host) => {
    const before = webhook.received.length;
    for (const url of [urlAt(host), urlAt(host).replace('http:', 'https:')])
      await expect(jsonPoster([])(`${url}/200`, '{}', {}), url).rejects.toThrow(/not allowed/);
    expect(webhook.received).toHaveLength(before);
  });

  it('at a private address that ops allow is called', async () => {
    expect(await jsonPoster(['127.0.0.0/8'])(`${webhook.url}/200`, '{}', {})).toBe(200);
  });

  it('that answers with a redirect is not followed to the new address', async () => {
    const before = webhook.received.length;
    expect(await jsonPoster(['127.0.0.1'])(`${webhook.url}/302`, '{}', {})).toBe(302);
    expect(webhook.received.slice(before).map(({ path }) => path)).toEqual(['/302']);
  });
});
