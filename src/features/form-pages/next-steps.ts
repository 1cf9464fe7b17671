import type { PageFormId } from '../leads/page-forms.ts';

const CONFIRMED = 'You get an email that confirms what you sent.';

/** The first steps after a form is sent, by form. */
const FIRST: Partial<Record<PageFormId, readonly string[]>> = {
  'book-test-drive': [
    'If you choose a time, we hold it for you as soon as you send the form.',
    'You get an email with an entry for your calendar and links to move or cancel the booking.',
  ],
  'service-booking': ['You get an email with the time that you asked for and links to move or cancel it.'],
  'trade-in': ['You get an email with what you told us and, where we can give one, an online estimate.'],
};

const LAST: Partial<Record<PageFormId, string>> = {
  'service-booking': 'The workshop confirms the time by phone or email.',
  'trade-in': 'A buyer reads your answers and gets back to you by phone or email.',
};

/** The last step of a form without words of its own. */
export const answerStep = (dealer: string): string =>
  `Somebody at ${dealer} reads what you sent and gets back to you by phone or email.`;

/**
 * Returns the steps that follow after a form is sent, as sentences in order.
 *
 * @param promise the dealer's own words on how soon it answers (`forms.promise`)
 */
export function nextSteps(form: PageFormId, dealer: string, promise: string | undefined): string[] {
  const last = LAST[form] ?? answerStep(dealer);
  return [...(FIRST[form] ?? [CONFIRMED]), promise === undefined ? last : `${last} ${promise}`];
}
