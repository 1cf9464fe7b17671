import { lt } from 'drizzle-orm';
import { atMostHourly } from '../platform/at-most-hourly.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { StockDependencies } from '../vehicles/stock/with-stock.ts';
import type { Captcha } from './captcha.ts';
import { usedCaptchas } from './schema.ts';

export interface CaptchaCheckDependencies extends StockDependencies {
  captcha: Captcha;
  database: Database;
  now: () => Date;
}

export const CAPTCHA_FAILED =
  'We could not check that a person sent this form. Please wait for the spam check above the button and send it again.';

/** Marks a solution as used in the transaction that stores a form. Resolves to false if it was used before. */
export type MarkCaptchaUsed = (transaction: Queries) => Promise<boolean>;

/** Checks the solution that a form was sent with. Resolves to null if it is missing or wrong. */
export type CheckCaptcha = (tenant: string, solution: string | null) => Promise<MarkCaptchaUsed | null>;

/** For dealers whose forms have no captcha. */
const NOTHING_TO_MARK: MarkCaptchaUsed = async () => true;

/** True if the dealer's forms have a captcha (FRM-13). */
async function hasCaptcha({ stockOf }: StockDependencies, tenant: string): Promise<boolean> {
  const stock = await stockOf(tenant).catch(() => null);
  // If the dealer's settings cannot be read, the lead is accepted without a check: it must not be lost.
  return stock?.tenant.site.captcha ?? false;
}

/** Creates the check of solutions. It also deletes expired solutions from the database, at most once an hour. */
export function createCaptchaChecker(dependencies: CaptchaCheckDependencies): CheckCaptcha {
  const { captcha, database, now } = dependencies;
  const deleteExpired = atMostHourly(now, async () => {
    await database.queries.delete(usedCaptchas).where(lt(usedCaptchas.expires, now()));
  });
  return async (tenant, solution) => {
    if (!(await hasCaptcha(dependencies, tenant))) return NOTHING_TO_MARK;
    if (solution === null) return null;
    await deleteExpired();
    const verdict = await captcha.verify(tenant, solution);
    if (!verdict.ok) return null;
    const { id, expires } = verdict;
    return async (transaction) => {
      const inserted = await transaction
        .insert(usedCaptchas)
        .values({ id, expires })
        .onConflictDoNothing()
        .returning({ id: usedCaptchas.id });
      return inserted.length > 0;
    };
  };
}
