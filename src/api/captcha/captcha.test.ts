import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { bothDatabases } from '../../../tests/support/service/both-databases.ts';
import { captchaText, solveCaptcha } from '../../../tests/support/service/solve-captcha.ts';
import { NOW, testService } from '../../../tests/support/service/test-service.ts';
import { northStock } from '../../../tests/support/service/test-stock.ts';
import { listLeads } from '../leads/find-leads.ts';
import type { Database } from '../platform/database/database.ts';
import { altcha } from './altcha.ts';
import type { CaptchaTask } from './captcha.ts';
import { CAPTCHA_FAILED } from './check-captcha.ts';
import { usedCaptchas } from './schema.ts';
import { serviceSecret } from './service-secret.ts';

const START_TIMEOUT_MS = 180_000;
const SECRET = 'a-secret-of-the-tests';

afterEach(() => void vi.useRealTimers());

describe.each(bothDatabases())('captchas on %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());

  // altcha-lib reads the machine's clock.
  const service = (captcha = true) =>
    testService(database, [], { stockOf: northStock(NOW, { captcha }), now: () => new Date() });
  const stored = async () => (await listLeads(database, 'north', 1_000)).length;
  const solved = async ({ get }: ReturnType<typeof testService>) =>
    solveCaptcha(((await get('/api/captcha')).json as { task: CaptchaTask }).task);
  const refusal = { status: 422, success: false, error: CAPTCHA_FAILED };

  it('FRM-13 a captcha’s solution is accepted with one form only, even if several forms are sent with it at the same moment', async () => {
    const north = service();
    const before = await stored();
    const captcha = captchaText(await solved(north));
    const answers = await Promise.all(Array.from({ length: 6 }, () => north.post({ ...aLead(), captcha })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === CAPTCHA_FAILED)).toHaveLength(5);
    expect(await stored()).toBe(before + 1);
    expect(await north.post({ ...aLead(), captcha })).toEqual(refusal);
  });

  it('a form that is sent again, because its answer was lost, is acknowledged although its solution was used', async () => {
    const north = service();
    const key = { 'idempotency-key': 'lost-answer' };
    const captcha = captchaText(await solved(north));
    const first = await north.post({ ...aLead(), captcha }, key);
    const second = await north.post({ ...aLead(), captcha }, key);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.lead_id).toBe(first.lead_id);
  });

  it('FRM-13 a lead without a valid solution of this dealer’s task is refused and not stored', async () => {
    const north = service();
    const before = await stored();
    const good = await solved(north);
    const foreign = await solveCaptcha(await altcha(SECRET, () => new Date()).task('south'));
    const forged = await solveCaptcha(await altcha('another-secret', () => new Date()).task('north'));
    const expired = await solveCaptcha(
      await altcha(SECRET, () => new Date(Date.now() - 1_200_001)).task('north'),
    );
    const { parameters, signature } = good.challenge;
    const changed = (part: object) => ({
      ...good,
      challenge: { signature, parameters: { ...parameters, ...part } },
    });
    const attempts: [string, unknown][] = [
      ['none', null],
      ['empty', ''],
      ['no base64', '%%%'],
      ['no JSON', captchaText('x').slice(2)],
      ['a number', captchaText(7)],
      ['null', captchaText(null)],
      ['of another dealer', captchaText(foreign)],
      ['with another secret', captchaText(forged)],
      ['expired', captchaText(expired)],
      ['unsolved', captchaText({ ...good, solution: { counter: 0, derivedKey: '00'.repeat(32) } })],
      [
        'with another key',
        captchaText({ ...good, solution: { ...good.solution, derivedKey: 'ff'.repeat(32) } }),
      ],
      ['made easier', captchaText(changed({ cost: 1 }))],
      ['that lasts longer', captchaText(changed({ expiresAt: 9_999_999_999 }))],
      ['with another prefix', captchaText(changed({ keyPrefix: '0' }))],
      ['without a signature', captchaText({ ...good, challenge: { parameters } })],
      [
        'moved to another dealer',
        captchaText({
          ...foreign,
          challenge: {
            ...foreign.challenge,
            parameters: { ...foreign.challenge.parameters, data: { tenant: 'north' } },
          },
        }),
      ],
    ];
    for (const [name, captcha] of attempts)
      expect(await north.post({ ...aLead(), captcha }), name).toEqual(refusal);
    expect((await north.post({ ...aLead(), captcha: 7 })).status).toBe(422);
    expect((await north.post({ ...aLead(), captcha: 'x'.repeat(5_000) })).status).toBe(422);
    expect(await stored()).toBe(before);
    expect((await north.post({ ...aLead(), captcha: captchaText(good) })).status).toBe(201);
  });

  it('FRM-13 a dealer without captchas gives no task and accepts a lead without a solution', async () => {
    const north = service(false);
    expect(await north.get('/api/captcha')).toEqual({ status: 200, json: { task: null } });
    expect((await north.post(aLead())).status).toBe(201);
  });

  it('used solutions are deleted from the database after they have expired', async () => {
    const north = service();
    await north.post({ ...aLead(), captcha: captchaText(await solved(north)) });
    expect(await database.queries.select().from(usedCaptchas)).not.toEqual([]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect(await north.post({ ...aLead(), captcha: 'x' })).toEqual(refusal);
    expect(await database.queries.select().from(usedCaptchas)).toEqual([]);
  });

  it('several requests for the service’s secret at the same moment get the same secret from the database', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => serviceSecret(database)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(43);
  });
});
