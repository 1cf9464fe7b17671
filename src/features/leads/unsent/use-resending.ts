import { useEffect, useEffectEvent } from 'react';
import { type Accepted, onSent, type UnsentProblem, unsentProblems } from './resend.ts';
import { unsentLeads } from './unsent-leads.ts';

interface Resending {
  /** The form was sent in the background. */
  onSent: (answer: Accepted) => void;
  /** It needs a change first. */
  onProblem: (problem: UnsentProblem) => void;
  /** It is not kept any more: the shopper discarded it, or another tab has sent it. */
  onGone: () => void;
}

/** Calls the listeners of a form that is still open when it is sent, refused or discarded in the background. */
export function useResending(key: string | null, listeners: Resending): void {
  const sent = useEffectEvent(listeners.onSent);
  const problem = useEffectEvent(listeners.onProblem);
  const gone = useEffectEvent(listeners.onGone);
  useEffect(() => {
    if (key === null) return;
    let isSent = false;
    const stops = [
      onSent((lead, answer) => {
        if (lead.key !== key) return;
        isSent = true;
        sent(answer);
      }),
      unsentProblems.listen((problems) => {
        const found = problems.get(key);
        if (found) problem(found);
      }),
      unsentLeads.listen((list) => {
        if (list.some((one) => one.key === key)) return;
        // A form that was sent is removed first and reported after that.
        setTimeout(() => !isSent && gone());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
}
