import { describe, expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { allMails } from '../../../tests/support/service/all-mails.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import type { MailScene } from './mail-scene.ts';

const SCENE: MailScene = {
  now: NOW,
  stock: null,
  mark: {
    cid: 'mark',
    filename: 'mark.png',
    contentType: 'image/png',
    content: Buffer.from('png'),
    width: 190,
    height: 40,
  },
  picture: {
    cid: 'vehicle',
    filename: 'vehicle.jpg',
    contentType: 'image/jpeg',
    content: Buffer.from('jpeg'),
  },
};
const EVIL = '"><img src=x onerror=alert(1)><a href="https://evil.example">\'&';
const NAME_AND_VEHICLE = {
  vehicle_title: '2023 Mazda CX-5',
  vehicle_url: 'https://www.north.example/cars/a',
};

/** A lead of which everything that a browser sends is hostile. */
const HOSTILE = storedLead({
  values: {
    name: EVIL,
    last_name: EVIL,
    email: `ana@example.com`,
    phone: `0400 000 000${EVIL}`,
    message: `${EVIL}\njavascript:alert(1)`,
    trade_make: EVIL,
    trade_model: EVIL,
    rego: EVIL,
    location: EVIL,
  },
  facts: {
    vehicle_title: EVIL,
    vehicle_url: 'https://evil.example/cars/a',
    url: `https://evil.example/${EVIL}`,
    stock_number: EVIL,
    offer_name: EVIL,
    vehicle_yard: EVIL,
    valuation: EVIL,
    user_agent: EVIL,
  },
  attribution: { source: EVIL, visited_pages: [EVIL], linked_query_params: { [EVIL]: EVIL } },
  referrer: `https://evil.example/${EVIL}`,
});

describe.each(Object.entries(allMails(HOSTILE, aDealer(), SCENE)))(
  'the mail “%s” about a hostile lead',
  (_, mail) => {
    const html = mail.html ?? '';

    it('shows what the shopper wrote as text', () => {
      expect(html).not.toMatch(/<img src=x|onerror=alert\(1\)>/);
      expect(html.match(/<img /g)?.length ?? 0).toBeLessThanOrEqual(2);
    });

    it('links to the dealer’s own site, phone numbers and mail addresses only', () => {
      const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).not.toEqual([]);
      for (const href of links)
        expect(href).toMatch(/^(https:\/\/www\.north\.example(\/|$)|tel:\+?\d+$|mailto:[\w.]+@[\w.]+(\?|$))/);
      expect(html.match(/src="(?!cid:)/)).toBeNull();
    });
  },
);

describe.each(
  Object.entries(
    allMails(storedLead({ facts: { ...NAME_AND_VEHICLE, location_id: null } }), aDealer(), SCENE),
  ),
)('the mail “%s”', (name, { html = '', text, subject, pictures = [] }) => {
  it('stands in the rules of mail programs: tables of 600 px, a table for Word, no fonts, scripts or forms', () => {
    expect(html).toContain('max-width:600px');
    expect(html).toContain('<!--[if mso]><table role="presentation" width="600"');
    expect(html).not.toMatch(/@font-face|@import|<link|<script|<form|<svg|background-image|oklch|var\(/i);
    expect(html.match(/<style>/g)?.length).toBe(3);
    // Gmail shows no more than this of a mail.
    expect(html.length).toBeLessThan(102_000);
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('has the dealer’s mark with the name as its alternative text, and attaches only pictures that it shows', () => {
    expect(html).toContain('<img src="cid:mark" alt="North &amp; Sons"');
    expect(pictures.map(({ cid }) => cid).sort()).toEqual(
      [...new Set([...html.matchAll(/"cid:(\w+)"/g)].map(([, cid]) => cid))].sort(),
    );
  });

  it('says the same as text, without markup', () => {
    expect(text).not.toMatch(/<\w|&\w+;|undefined|null/);
    expect(text).toMatch(/\n$/);
    expect(text).not.toMatch(/\n{3,}/);
    if (name !== 'notice') expect(text).toContain(subject.includes('CX-5') ? 'CX-5' : 'Ana');
  });

  it('says nothing that is missing', () => {
    expect(`${subject} ${text} ${html}`).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  });
});
