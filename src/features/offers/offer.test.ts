import { describe, expect, it } from 'vitest';
import { periodState } from '../../lib/period-state.ts';
import { offer as schema } from '../../tenant/schema/content.ts';
import { offerEndsText, offerPath, offerShown, offerView } from './offer.ts';

const sydney = { id: 'site-1', timezone: 'Australia/Sydney' };
const offer = schema.parse({
  id: 'o 1',
  name: 'Sorento',
  description: 'Paint included',
  starts: '2026-12-01',
  ends: '2026-12-31',
  price: 61990,
});
/** A time in Sydney, which is eleven hours ahead of UTC in December. */
const sydneyTime = (local: string): Date => new Date(`${local}+11:00`);

describe('offers', () => {
  it('are current from the start of their first day to the end of their last day in the dealer’s time zone', () => {
    expect(periodState(offer, sydneyTime('2026-11-30T23:59:59'), sydney.timezone)).toBe('coming');
    expect(periodState(offer, sydneyTime('2026-12-01T00:00:00'), sydney.timezone)).toBe('current');
    expect(periodState(offer, sydneyTime('2026-12-31T23:59:59'), sydney.timezone)).toBe('current');
    expect(periodState(offer, sydneyTime('2027-01-01T00:00:00'), sydney.timezone)).toBe('ended');
    expect(periodState(offer, sydneyTime('2027-01-01T00:00:00'), 'Australia/Perth')).toBe('current');
  });

  it('have a text with the date on which they end or ended, and with the year unless it is the current one', () => {
    expect(offerEndsText(offer, sydneyTime('2026-12-20T12:00:00'), sydney.timezone)).toBe('Ends 31 December');
    expect(
      offerEndsText({ ...offer, ends: '2027-01-31' }, sydneyTime('2026-12-20T12:00:00'), sydney.timezone),
    ).toBe('Ends 31 January 2027');
    expect(
      offerEndsText({ ...offer, ends: '2026-12-05' }, sydneyTime('2026-12-20T12:00:00'), sydney.timezone),
    ).toBe('Ended 5 December');
  });

  it('are shown while they are current, except on excluded sites', () => {
    const now = sydneyTime('2026-12-20T12:00:00');
    expect(offerShown(offer, sydney, now)).toBe(true);
    expect(offerShown({ ...offer, excluded_website_ids: ['site-1'] }, sydney, now)).toBe(false);
    expect(offerShown({ ...offer, excluded_website_ids: ['site-2'] }, sydney, now)).toBe(true);
    expect(offerShown(offer, sydney, sydneyTime('2027-01-02T00:00:00'))).toBe(false);
  });

  const KIA = { id: 'm1', name: 'Kia', slug: 'kia' };
  const ROVER = { id: 'm2', name: 'Land Rover', slug: 'rover' };

  it('ROU-28 have the manufacturer in their path only if the site has several', () => {
    expect(offerPath({ id: 'o1', manufacturer: 'Kia' }, [KIA, ROVER])).toBe('/offers/kia/o1');
    expect(offerPath({ id: 'o1', manufacturer: { name: 'Land Rover' } }, [KIA, ROVER])).toBe(
      '/offers/rover/o1',
    );
    expect(offerPath({ id: 'o1', manufacturer: 'Great Wall' }, [KIA, ROVER])).toBe('/offers/great-wall/o1');
    expect(offerPath({ id: 'o1', manufacturer: 'Kia' }, [KIA])).toBe('/offers/o1');
    expect(offerPath({ id: 'o/1' }, [KIA, ROVER])).toBe('/offers/o%2F1');
  });

  it('have a view for pages, with name, description, picture, price, end date and address', () => {
    const site = { timezone: sydney.timezone, manufacturers: [] };
    const view = offerView(
      { ...offer, name: '<b>Sorento</b>', image_or_model_image: { url: '/media/o.jpg' } },
      site,
      sydneyTime('2026-12-20T12:00:00'),
    );
    expect(view).toMatchObject({
      nameHtml: '<b>Sorento</b>',
      descriptionHtml: offer.description,
      image: '/media/o.jpg',
      price: '$61,990',
      endsText: 'Ends 31 December',
      href: '/offers/o%201',
    });
  });

  it('OFF-04 OFF-05 descriptions of more than 200 characters are cut to 160, disclaimers to 200', () => {
    const words = (length: number): string => 'abcd '.repeat(60).slice(0, length);
    const view = (text: string) =>
      offerView(
        { ...offer, disclaimer: text, sanitized_description: `<p>${text}</p>` },
        { timezone: sydney.timezone, manufacturers: [] },
        sydneyTime('2026-12-20T12:00:00'),
      );
    expect(view(words(199))).toMatchObject({ shortHtml: null, disclaimer: { kind: 'whole' } });
    // 32 words are 159 characters and 40 words 199; the ellipsis is one more.
    expect(view(words(204))).toMatchObject({
      shortHtml: `<p>${words(159)}…</p>`,
      disclaimer: { kind: 'cut', text: words(199) },
    });
    expect(view('').disclaimer).toBeNull();
  });
});
