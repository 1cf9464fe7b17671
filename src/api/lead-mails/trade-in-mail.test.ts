import { expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { type Valuation, valuationText } from '../../features/leads/valuation.ts';
import { scaleEnds } from '../mail-design/parts/estimate.ts';
import { estimateFacts } from '../valuation/estimate-facts.ts';
import { tradeInMail } from './trade-in-mail.ts';

function mailAbout(valuation: Valuation | null) {
  const lead = storedLead({
    form: 'trade-in',
    values: {
      name: 'Jo',
      email: 'jo@example.com',
      rego: '417fct',
      regoState: 'qld',
      trade_year: '2021',
      trade_make: 'Hyundai',
      trade_model: 'i30',
    },
    facts: valuation === null ? {} : { valuation: valuationText(valuation), ...estimateFacts(valuation) },
    // Reported by the browser, so it is not believed.
    valuation: { kind: 'estimate', from: 1, to: 99_999, vehicles: 9, basis: 'offer' },
  });
  const about = { lead, dealer: aDealer(), from: 'a@b.example', target: 'jo@example.com' };
  return tradeInMail({ ...about, isResent: false, key: 'k' });
}

const estimate = { kind: 'estimate', from: 9_300, to: 13_500, vehicles: 4 } as const;

it('the mail about a trade-in has the estimate of the service as its heading, with its basis and a scale', () => {
  const { subject, text, html } = mailAbout({ ...estimate, basis: 'offer' });
  expect(subject).toBe('Online estimate for your 2021 Hyundai i30');
  expect(text).toMatch(/^Online estimate for your 2021 Hyundai i30: \$9,300 to \$13,500\n/);
  expect(text.replaceAll('\n', ' ')).toContain('4 similar vehicles in our stock, and subject to inspection.');
  expect(html).toMatch(/<h1[^>]*>\$9,300 to \$13,500<\/h1>/);
  for (const end of ['$7,000', '$15,000', '417FCT']) expect(html).toContain(end);
  expect(text).toContain('Vehicle: 2021 Hyundai i30\n');
  expect(`${text}${html}`).not.toContain('99,999');
});

it('prices that the dealer asks are not called an estimate', () => {
  const { subject, text } = mailAbout({ ...estimate, basis: 'asking' });
  expect(`${subject} ${text}`).not.toMatch(/estimate/i);
  expect(text.replaceAll('\n', ' ')).toContain('What we pay is less than what we ask');
});

it('without an estimate the mail gives the reason and draws no scale', () => {
  const { text, html } = mailAbout({ kind: 'none', reason: 'old' });
  expect(text.replaceAll('\n', ' ')).toContain(
    'We cannot estimate this online, because it is over 7 years old.',
  );
  expect(html).not.toContain('Our estimate');
  expect(mailAbout(null).text).not.toContain('estimate');
});

it('the scale ends at full thousands around the range', () => {
  expect(scaleEnds(9_300, 13_500)).toEqual([7_000, 15_000]);
  expect(scaleEnds(500, 500)).toEqual([0, 1_000]);
});
