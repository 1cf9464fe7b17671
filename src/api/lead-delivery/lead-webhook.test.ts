import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { startWebhook, type TestWebhook } from '../../../tests/support/service/webhook-server.ts';
import { jsonPoster } from '../platform/outgoing/post-json.ts';
import { PermanentFailure } from '../platform/permanent-failure.ts';
import { secretsIn } from '../tenants/tenant-secrets.ts';
import { postLead } from './lead-webhook.ts';

let webhook: TestWebhook;
beforeAll(async () => {
  webhook = await startWebhook((path) => Number(path.slice(1)) || 200);
});
afterAll(() => webhook.stop());

describe('a lead for a webhook', () => {
  const secretsOf = secretsIn({ FORECOURT_NORTH_WEBHOOK_SECRET: 's' });
  const send = (path: string, changes: object = {}) =>
    postLead(storedLead(), `${webhook.url}${path}`, {
      post: jsonPoster(['127.0.0.1']),
      secretsOf,
      now: () => new Date(),
      ...changes,
    });

  it.each([200, 204])('is delivered if the webhook answers with status %i', async (status) => {
    await expect(send(`/${status}`)).resolves.toBeUndefined();
  });

  it.each([302, 404, 429, 500, 503])(
    'is tried again if the webhook answers with status %i',
    async (status) => {
      const error = await send(`/${status}`).catch((reason: unknown) => reason);
      expect(error).toEqual(new Error(`the webhook answered with status ${status}`));
      expect(error).not.toBeInstanceOf(PermanentFailure);
    },
  );

  it.each([400, 410, 422])('is given up if the webhook answers with status %i', async (status) => {
    await expect(send(`/${status}`)).rejects.toBeInstanceOf(PermanentFailure);
  });

  it('fails with a message that names the missing secret, the private address or the timeout', async () => {
    await expect(send('/200', { secretsOf: secretsIn({}) })).rejects.toThrow(
      'the webhook has no secret (set FORECOURT_NORTH_WEBHOOK_SECRET and start the service again)',
    );
    await expect(send('/200', { post: jsonPoster([]) })).rejects.toThrow(
      'the request to the webhook failed (the server’s address is private and FORECOURT_WEBHOOK_PRIVATE does not allow it)',
    );
    const hanging = () => Promise.reject(new DOMException('', 'TimeoutError'));
    await expect(send('/200', { post: hanging })).rejects.toThrow(
      'the request to the webhook failed (the server did not answer in time)',
    );
  });
});
