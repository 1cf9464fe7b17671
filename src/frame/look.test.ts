import { expect, it } from 'vitest';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import type { SectionEntry } from '../tenant/schema/section-settings.ts';
import { lookOf } from './look.ts';

it('a dealer’s forms are those of the sections on all its pages, also of a text of its own, each once', () => {
  const home = {
    title: 'Cars',
    lede: 'Near you.',
    sections: [{ section: 'hero', form: 'words' }, { section: 'finder' }],
  };
  const pages = { form: { sections: [{ section: 'form' }, { section: 'finder' }] } };
  const text = {
    ...makeDocument('about-us', 'About us'),
    sections: [{ section: 'article' }, { section: 'finder', form: 'chips' }] as SectionEntry[],
  };
  const tenant = makeTenant({ home, pages }, [text]);
  const { forms } = lookOf(tenant);
  expect(forms.filter((form) => /^(hero|finder)-/.test(form))).toEqual([
    'finder-chips',
    'finder-full',
    'hero-words',
  ]);
  // The form page and the text have an unusual section, the home page has none.
  expect(forms.filter((form) => form.includes('-has-'))).toEqual([
    'content-has-article',
    'content-has-finder',
    'form-has-finder',
    'form-has-form',
  ]);
});

const lookWith = (set: object) => lookOf(makeTenant({ look: set }));

it('a dealer without settings has the usual cards, and no attribute that selects a form', () => {
  const { attributes, forms } = lookWith({});
  expect(attributes).toEqual({});
  expect(forms).toContain('card-full');
  expect(forms).not.toContain('card-more');
});

it('a dealer has only the rules of its own form of cards, and those that all have which keep buttons back', () => {
  const { attributes, forms } = lookWith({ card: 'spec-row' });
  expect(attributes).toEqual({ 'data-card': 'spec-row' });
  expect(forms.filter((form) => form.startsWith('card-'))).toEqual(['card-spec-row', 'card-more']);
});

it('filters in a row share the rules of the row and of the sheet with all filters, and a sidebar has neither', () => {
  const formsOf = (filters: string) =>
    lookWith({ filters }).forms.filter((form) => form.startsWith('filters-'));
  expect(lookWith({ filters: 'bar' }).attributes).toEqual({ 'data-filters': 'bar' });
  expect(formsOf('bar')).toEqual(['filters-bar', 'filters-row', 'filters-sheet']);
  expect(formsOf('panels')).toEqual(['filters-panels', 'filters-sheet']);
  expect(formsOf('sidebar')).toEqual(['filters-sidebar']);
});

it('a dealer has only the rules of its own gallery and buying column', () => {
  const { attributes, forms } = lookWith({ gallery: 'fade', buying: 'paper' });
  expect(attributes).toEqual({ 'data-gallery': 'fade', 'data-buying': 'paper' });
  expect(forms.filter((form) => /^(gallery|buying)-/.test(form))).toEqual([
    'gallery-fade',
    'gallery-below',
    'buying-paper',
  ]);
  expect(lookWith({}).forms.filter((form) => /^(gallery|buying)-/.test(form))).toEqual([
    'gallery-stage',
    'buying-plain',
  ]);
});

it('a dealer without a counter of sales has no rules for it', () => {
  const formsWith = (site: Parameters<typeof makeTenant>[0]) => lookOf(makeTenant(site)).forms;
  const off = { vehicle: { sales_counter: false } };
  const on = { when: { manufacturer: 'Kia' }, set: { vehicle: { sales_counter: true } } };
  expect(formsWith({})).toContain('sales-counter');
  expect(formsWith({ config: off })).not.toContain('sales-counter');
  expect(formsWith({ config: off, overrides: [on] })).toContain('sales-counter');
});

it('a dealer without a picture for certified vehicles has no rules for it', () => {
  const formsWith = (site: Parameters<typeof makeTenant>[0]) => lookOf(makeTenant(site)).forms;
  const tags = { certified_image: '/badges/certified.svg' };
  expect(formsWith({})).not.toContain('certified-picture');
  expect(formsWith({ config: { tags } })).toContain('certified-picture');
  expect(formsWith({ overrides: [{ when: { manufacturer: 'Kia' }, set: { tags } }] })).toContain(
    'certified-picture',
  );
});

it('a dealer without a lender, or that suppresses finance everywhere, has no rules for it', () => {
  const formsWith = (site: Parameters<typeof makeTenant>[0]) => lookOf(makeTenant(site)).forms;
  const lender = { finance: { provider: 'Wattle Finance' } };
  const off = { finance: { ...lender.finance, suppressed: true } };
  const on = { when: { manufacturer: 'Kia' }, set: { finance: { suppressed: false } } };
  expect(formsWith({})).not.toContain('finance-shown');
  expect(formsWith({ config: lender })).toContain('finance-shown');
  expect(formsWith({ config: off })).not.toContain('finance-shown');
  expect(formsWith({ config: off, overrides: [on] })).toContain('finance-shown');
});
