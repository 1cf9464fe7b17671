import { useEffect, useEffectEvent } from 'react';
import { type Accepted, onSent, type UnsentProblem, unsentProblems } from './resend.ts';
import { unsentLeads } from './unsent-leads.ts';

interface Listeners {
  /** Called when the form was sent in the background. */
  onSent: (answer: Accepted) => void;
  /** Called when the shopper has to change something before it can be sent. */
  onProblem: (problem: UnsentProblem) => void;
  /** Called when it is no longer kept: the shopper discarded it, or another tab has sent it. */
  onGone: () => void;
}

/**
 * Calls the listeners when a form that is still open is sent, refused or discarded in the background.
 *
 * @param key of the form; null if it is not kept
 */
export function useResending(key: string | null, listeners: Listeners): void {
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
        // A form that was sent is removed from the list first, and `onSent` is called after that.
        setTimeout(() => !isSent && gone());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [key]);
}
