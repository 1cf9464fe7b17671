import { atom, type ReadableAtom } from 'nanostores';
import { type Delivery, deliverLead } from './deliver-lead.ts';
import { isUnsent, type UnsentLead, unsentLeads } from './unsent-leads.ts';

/** Seconds before each attempt to send again; the last one repeats (docs/decisions/0047-unsent-forms.md). */
const RETRY_DELAYS = [5, 15, 60, 300];

/** A problem that the shopper has to solve before the form is sent again. */
export type UnsentProblem = Extract<Delivery, { kind: 'refused' | 'outdated' }>;

const problems = atom<ReadonlyMap<string, UnsentProblem>>(new Map());

/** Problems found while this page was open, by the key of the form. */
export const unsentProblems: ReadableAtom<ReadonlyMap<string, UnsentProblem>> = problems;

/** The service's answer to a form that it has stored. */
export type Accepted = Extract<Delivery, { kind: 'accepted' }>;
type Listener = (lead: UnsentLead, answer: Accepted) => void;
const sentListeners = new Set<Listener>();

/** Calls the listener for each form that was sent in the background. Returns a function that removes the listener. */
export function onSent(listener: Listener): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

let isStarted = false;
let attempts = 0;
let timer: number | undefined;

async function sendAndNotify(lead: UnsentLead): Promise<void> {
  const delivery = await deliverLead(lead).catch((error: unknown) => {
    // For example, a captcha that cannot be solved. The form stays kept, and the other forms are still sent.
    console.warn('A form could not be sent again.', error);
    return null;
  });
  if (!delivery) return;
  if (delivery.kind === 'accepted') for (const listener of [...sentListeners]) listener(lead, delivery);
  else if (delivery.kind !== 'unanswered' && isUnsent(lead.key))
    problems.set(new Map(problems.get()).set(lead.key, delivery));
}

/** Kept forms that can be sent as they are. */
export const sendable = (): readonly UnsentLead[] =>
  unsentLeads.get().filter(({ key }) => !problems.get().has(key));

function scheduleNextAttempt(): void {
  clearTimeout(timer);
  if (sendable().length === 0) return;
  const seconds = RETRY_DELAYS[Math.min(attempts, RETRY_DELAYS.length - 1)] ?? 0;
  timer = window.setTimeout(() => void sendUnsent(), seconds * 1000);
}

/** Sends all kept forms now, and schedules another attempt for those that fail. */
export async function sendUnsent(): Promise<void> {
  clearTimeout(timer);
  attempts += 1;
  for (const lead of sendable()) await sendAndNotify(lead);
  scheduleNextAttempt();
}

/** From now on, sends kept forms again when the browser is back online and at growing intervals. */
export function keepResending(): void {
  if (!isStarted) {
    isStarted = true;
    addEventListener('online', () => {
      attempts = 0;
      void sendUnsent();
    });
  }
  scheduleNextAttempt();
}
