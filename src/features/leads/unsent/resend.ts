import { atom, type ReadableAtom } from 'nanostores';
import { type Delivery, deliverLead } from './deliver-lead.ts';
import { isUnsent, type UnsentLead, unsentLeads } from './unsent-leads.ts';

/** Seconds until the next attempt; the last one repeats. */
const WAITS = [5, 15, 60, 300];

/** A form that is not sent again by itself, because its shopper has to change something. */
export type UnsentProblem = Extract<Delivery, { kind: 'refused' | 'outdated' }>;

const problems = atom<ReadonlyMap<string, UnsentProblem>>(new Map());

/** Problems by key, found while this page was open. */
export const unsentProblems: ReadableAtom<ReadonlyMap<string, UnsentProblem>> = problems;

/** The service's answer to a form that it has. */
export type Accepted = Extract<Delivery, { kind: 'accepted' }>;
type Listener = (lead: UnsentLead, answer: Accepted) => void;
const sentListeners = new Set<Listener>();

/** Calls the listener for each form that was sent in the background. Returns a function that stops it. */
export function onSent(listener: Listener): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

let isStarted = false;
let attempts = 0;
let timer: number | undefined;

async function sendOne(lead: UnsentLead): Promise<void> {
  const delivery = await deliverLead(lead).catch((error: unknown) => {
    // Such as a captcha that cannot be solved. The form stays kept, and the others do not wait for it.
    console.warn('A form could not be sent again.', error);
    return null;
  });
  if (!delivery) return;
  if (delivery.kind === 'accepted') for (const listener of [...sentListeners]) listener(lead, delivery);
  else if (delivery.kind !== 'unanswered' && isUnsent(lead.key))
    problems.set(new Map(problems.get()).set(lead.key, delivery));
}

const waiting = (): readonly UnsentLead[] => unsentLeads.get().filter(({ key }) => !problems.get().has(key));

function waitAgain(): void {
  clearTimeout(timer);
  if (waiting().length === 0) return;
  const seconds = WAITS[Math.min(attempts, WAITS.length - 1)] ?? 0;
  timer = window.setTimeout(() => void sendUnsent(), seconds * 1000);
}

/** Sends all kept forms now, and those that fail again later. */
export async function sendUnsent(): Promise<void> {
  clearTimeout(timer);
  attempts += 1;
  for (const lead of waiting()) await sendOne(lead);
  waitAgain();
}

/** Sends kept forms again when the browser is back online, and at growing intervals. */
export function keepResending(): void {
  if (!isStarted) {
    isStarted = true;
    addEventListener('online', () => {
      attempts = 0;
      void sendUnsent();
    });
  }
  waitAgain();
}
