import { type RefObject, useEffect, useRef, useState } from 'react';
import { fetchCaptchaTask } from './captcha-task.ts';
import { solveTask } from './solve-task.ts';
import { type CheckState, createSpamCheck, type SpamCheck } from './spam-check.ts';

const NO_CHECK: SpamCheck = { solution: async () => null, renew: () => {} };

interface Options {
  /** False if the dealer's forms have no captcha. */
  isEnabled: boolean;
  /** If false, the check starts when the form gets the focus. */
  startsAtOnce: boolean;
}

/** The spam check of a form, which runs while the form is filled in. */
export function useSpamCheck(
  form: RefObject<HTMLFormElement | null>,
  { isEnabled, startsAtOnce }: Options,
): SpamCheck & { state: CheckState } {
  const [state, setState] = useState<CheckState>(isEnabled ? 'idle' : 'none');
  const check = useRef<SpamCheck>(NO_CHECK);
  useEffect(() => {
    if (!isEnabled || !form.current) return;
    const created = createSpamCheck({ fetchTask: fetchCaptchaTask, solve: solveTask, onState: setState });
    check.current = created;
    const start = () => void created.solution();
    // The shopper may have focused a field before this script ran.
    if (startsAtOnce || form.current.contains(document.activeElement)) return start();
    const unmounted = new AbortController();
    form.current.addEventListener('focusin', start, { once: true, signal: unmounted.signal });
    return () => unmounted.abort();
  }, [form, isEnabled, startsAtOnce]);
  return { state, solution: () => check.current.solution(), renew: () => check.current.renew() };
}
