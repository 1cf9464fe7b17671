/** A task that a browser solves before it sends a form. */
export interface CaptchaTask {
  /** Kind of the task, so that a browser knows how to solve it: "altcha". */
  kind: string;
  /** Data for the browser's solver of this kind. */
  challenge: Record<string, unknown>;
  /** Seconds for which the task is valid. The browser then fetches a new one. */
  seconds: number;
}

/**
 * `id` identifies the solution, which may be used once. After `expires` the solution is refused anyway, so the id need
 * not be remembered any longer.
 */
export type Verdict = { ok: true; id: string; expires: Date } | { ok: false };

/**
 * Keeps programs from sending forms. To replace ALTCHA by another captcha, implement this interface and add a solver in
 * `src/features/leads/captcha`.
 */
export interface Captcha {
  task: (tenant: string) => Promise<CaptchaTask>;
  /** @param solution as it was sent: it may be any text */
  verify: (tenant: string, solution: string) => Promise<Verdict>;
}
