import { describe, expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { adfProblems, HAS_DTD } from '../../../tests/support/service/adf/content-model.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { emptyValues } from '../../features/leads/form-fields.ts';
import type { FormId } from '../../features/leads/forms.ts';
import { FORMS } from '../../features/leads/forms.ts';
import type { Lead } from '../leads/schema.ts';
import { adfOf } from './adf.ts';

const SENDER = 'leads@sender.example';
const adf = (lead: Lead, dealer = aDealer()): string => adfOf(lead, dealer, SENDER, false);

/** Text of the first element with this name. */
const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1];

describe.each(Object.keys(FORMS) as FormId[])('DAT-38 the ADF of the form %s', (form) => {
  const { fields } = FORMS[form];
  const filled = Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'check' || kind === 'terms' ? true : `a ${name}`]),
  );
  const empty = Object.fromEntries(
    Object.entries(emptyValues(fields)).map(([name, value]) => [name, value === '' ? null : value]),
  );

  it.runIf(HAS_DTD)(
    'is valid against the DTD with all fields filled, and with none filled and no vehicle',
    () => {
      const noVehicle = { car_id: null, stock_number: null, vehicle_make: null, vehicle_model: null };
      const leads = [
        storedLead({ form, values: filled }),
        storedLead({ form, values: empty, facts: noVehicle, carType: null }),
      ];
      for (const lead of leads)
        for (const dealer of [aDealer(), aDealer({ phone: null })]) {
          expect(adfProblems(adfOf(lead, dealer, SENDER, true))).toEqual([]);
          expect(adfProblems(adf(lead, dealer))).toEqual([]);
        }
    },
  );

  it('contains the value of each field apart from checkboxes, questions and photos', () => {
    const xml = adf(storedLead({ form, values: filled }));
    // The state of registration is written in capitals.
    for (const { name, kind } of fields)
      if (kind !== 'check' && kind !== 'terms' && !['questions', 'photos'].includes(kind))
        expect(xml.toLowerCase()).toContain(`a ${name}`.toLowerCase());
  });
});

it('ADF contains the vehicle, the shopper, the dealer, the local time and the kind of interest', () => {
  const xml = adf(storedLead());
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<\?adf version="1\.0"\?>\n<adf>\n<prospect status="new">/,
  );
  expect(textOf(xml, 'requestdate')).toBe('2026-11-22T20:00:00+10:00');
  expect(xml).toContain('<vehicle interest="buy" status="used"><id source="website">9</id>');
  expect(['make', 'model', 'stock'].map((name) => textOf(xml, name))).toEqual(['Mazda', 'CX-5', '48213']);
  expect(xml).toContain(
    '<name part="first">Ana</name><name part="last">Bell</name><email>ana@example.com</email>',
  );
  expect(textOf(xml, 'vendorname')).toBe('North &amp; Sons');
  const drive = storedLead({ form: 'test-drive', carType: 'new' });
  expect(adf(drive)).toContain('<vehicle interest="test-drive" status="new">');
  expect(adfOf(drive, aDealer(), SENDER, true)).toContain('<prospect status="resend">');
});

it('ADF contains only known facts about the vehicle, and empty elements if the lead names no vehicle', () => {
  const none = { car_id: null, stock_number: null, vehicle_make: null, vehicle_model: null, url: null };
  const contact = adf(storedLead({ form: 'contact', facts: none, carType: null }));
  expect(contact).toContain('<vehicle><year></year><make></make><model></model></vehicle>');
  const facts = { car_id: '9', vehicle_make: 'Ford', vehicle_model: 'Everest', vehicle_year: '2026' };
  const drive = storedLead({ form: 'book-test-drive', facts, carType: 'new' });
  expect(adf(drive)).toContain(
    '<vehicle interest="test-drive" status="new"><id source="website">9</id><year>2026</year>',
  );
  expect(adf({ ...drive, carType: null })).toContain('<vehicle interest="test-drive"><id');
});

it('ADF of a trade-in contains the shopper’s own vehicle, and the vehicle to buy if there is one', () => {
  const values = { trade_year: '2019', trade_make: 'Kia', trade_model: 'Rio', trade_odometer: '61,000' };
  const own = '<year>2019</year><make>Kia</make><model>Rio</model><odometer units="km">61000</odometer>';
  const toBuy = { car_id: '9', vehicle_make: 'Ford', vehicle_model: 'Everest', vehicle_year: '2026' };
  const trade = adf(storedLead({ form: 'trade-in', values, facts: toBuy, carType: 'new' }));
  expect(trade).toContain('<vehicle interest="buy" status="new"><id source="website">9</id>');
  expect(trade).toContain(`<vehicle interest="trade-in" status="used">${own}</vehicle>`);
  const sale = adf(storedLead({ form: 'trade-in', values, facts: {}, carType: null }));
  expect(sale).toContain(`<vehicle interest="sell" status="used">${own}</vehicle>`);
  expect(sale.match(/<vehicle /g)).toHaveLength(1);
});

it('ADF escapes markup in a shopper’s texts, and replaces characters that XML does not allow', () => {
  const message = '</comments><vendor>\u0000\u000b]]> & "x" \ufffe Ёлка 🚙';
  const xml = adf(
    storedLead({ values: { name: '<adf>', last_name: '', email: 'a@b.example', phone: '', message } }),
  );
  if (HAS_DTD) expect(adfProblems(xml)).toEqual([]);
  expect(xml).toContain('&lt;/comments&gt;&lt;vendor&gt;  ]]&gt; &amp; &quot;x&quot;   Ёлка 🚙');
});

it.runIf(HAS_DTD)(
  '`adfProblems` finds elements that are missing, unknown or in a wrong order, and unknown attributes',
  () => {
    const xml = adf(storedLead());
    const problemsAfter = (from: string | RegExp, to: string): string => {
      const changed = xml.replace(from, to);
      expect(changed).not.toBe(xml);
      return adfProblems(changed).join('; ');
    };
    expect(problemsAfter('<year></year>', '')).toMatch(/<vehicle> holds "id;make/);
    expect(problemsAfter(/(<make>.*<\/make>)(<model>.*<\/model>)/, '$2$1')).toMatch(/<vehicle> holds/);
    expect(problemsAfter('<year>', '<colour></colour><year>')).toContain('<colour> does not exist');
    expect(problemsAfter('interest="buy"', 'interest="rent"')).toContain('<vehicle> has no interest="rent"');
    expect(problemsAfter('<year>', 'loose<year>')).toContain('<vehicle> holds the text "loose"');
    expect(problemsAfter(/<email>.*?<\/email>.*?<\/phone>/, '')).toMatch(/<contact> holds/);
  },
);
