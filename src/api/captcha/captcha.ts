/** A task that a browser solves before it sends a form. */
export interface CaptchaTask {
  /** Kind of the task, so that a browser knows how to solve it: "altcha". */
  kind: string;
  /** For the browser's part of this kind. */
  challenge: Record<string, unknown>;
  /** The browser asks for a new task when this one is that old. */
  seconds: number;
}

/** `once` is the solution's id: a second solution with it is refused until `expires`; later ones have expired anyway. */
export type Verdict = { ok: true; once: string; expires: Date } | { ok: false };

/**
 * Keeps programs from sending forms. Another captcha takes the place of ALTCHA with its own `Captcha` here and its own
 * solver in `src/features/leads/captcha`.
 */
export interface Captcha {
  task: (tenant: string) => Promise<CaptchaTask>;
  /** @param solution as a stranger sent it */
  verify: (tenant: string, solution: string) => Promise<Verdict>;
}
