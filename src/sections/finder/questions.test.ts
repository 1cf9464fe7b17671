import { describe, expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import { blankCaravan } from '../../stock/car-defaults.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const van = (stocknum: string, sleeps: number, changes: Partial<Car> = {}) =>
  makeCar({ stocknum, caravan: { ...blankCaravan(), sleeps }, ...changes });
const VANS = [van('1', 2), van('2', 4), van('3', 4, { make: 'Kia' }), van('4', 6, { sold: true })];

const siteWith = (finder: object, site: object = {}, cars = VANS) =>
  buildInventory(
    makeTenant({
      home: {
        title: 'Vans',
        lede: 'Near you.',
        sections: [{ section: 'hero' }, { section: 'finder', ...finder }],
      },
      ...site,
    }),
    cars,
    NOW,
  );
function questionsOf(finder: object, site?: object, cars?: Car[]) {
  const view = homeSection(siteWith(finder, site, cars), 'finder');
  return view && 'questions' in view ? view.questions : [];
}
const sleeps = (search: string) => ({ label: search, search: `range[sleeps]=${search}` });
const asking = (...answers: object[]) => ({
  form: 'questions',
  questions: [{ label: 'How many sleep?', any: 'Any number', answers }],
});

describe('SRC-08 SRC-09 a dealer’s own question', () => {
  it('offers the answers that fit vehicles for sale, with their numbers', () => {
    const [question] = questionsOf(asking(sleeps('1:2'), sleeps('3:4'), sleeps('5:8')));
    expect(question).toMatchObject({ label: 'How many sleep?', name: 'range[sleeps]' });
    expect(question?.answers.map(({ label, value, count }) => [label, value, count])).toEqual([
      ['Any number', '', null],
      ['1:2', '1:2', 1],
      ['3:4', '3:4', 2],
    ]);
  });

  it('may have an answer about something else, which keeps its own name and search page', () => {
    const kia = { label: 'Kia', search: 'refinementList[make][0]=Kia' };
    const [question] = questionsOf(asking(sleeps('1:2'), kia));
    expect(question?.answers.at(-1)).toMatchObject({
      name: 'refinementList[make][0]',
      value: 'Kia',
      href: '/search/kia/',
      count: 1,
    });
  });

  it('is left out if the search cannot filter by its answers, and the check says so', () => {
    const finder = asking({ label: 'Car', search: 'refinementList[licence][0]=C' });
    expect(questionsOf(finder)).toEqual([]);
    const warnings = siteWith(finder).findings.filter(({ path }) => path[0] === 'home');
    expect(warnings.map(({ path }) => path.join('.'))).toEqual(['home.sections.1.questions']);
    expect(warnings[0]?.message).toContain('refinementList[licence][0]=C');
  });
});

describe('the usual questions', () => {
  const brands = (...names: string[]) => ({
    manufacturers: names.map((name) => ({ id: name, name, slug: name.toLowerCase() })),
  });

  it('are about make and price, and not about the only condition or body in stock', () => {
    const two = brands('Mazda', 'Kia');
    const labels = (form: string) => questionsOf({ form }, two).map(({ label }) => label);
    expect(labels('bar')).toEqual(['Make', 'Price up to']);
    expect(labels('spec')).toEqual(['Make', 'Price up to']);
    expect(labels('questions')).toEqual(['Price up to']);
  });

  it('are about the model at a dealer of one brand, and have the dealer’s words', () => {
    const cars = [...VANS, van('5', 2, { model: 'CX-5' })];
    const finder = { form: 'bar', questions: [{ ask: 'model', label: 'Which Mazda?', any: 'All of them' }] };
    const [question] = questionsOf(finder, brands('Mazda'), cars);
    expect(question?.label).toBe('Which Mazda?');
    expect(question?.answers.map(({ label, href }) => [label, href])).toEqual([
      ['All of them', null],
      ['CX-5', '/search/mazda/cx-5/'],
      ['CX-60', '/search/mazda/cx-60/'],
    ]);
  });
});

describe('the form of tags', () => {
  const tagsOf = (tags: object[]) => {
    const view = homeSection(siteWith({ form: 'chips', tags }), 'finder');
    return view?.form === 'chips' ? view.tags : [];
  };

  it('SRC-08 SRC-09 leads to searches, with their numbers, and leaves out those that find nothing', () => {
    expect(
      tagsOf([
        { label: 'For two', search: 'range[sleeps]=1:2' },
        { label: 'Kias', search: 'refinementList[make][0]=Kia' },
        { label: 'For ten', search: 'range[sleeps]=10:' },
      ]),
    ).toEqual([
      { label: 'For two', href: '/search/new-used-and-demo-cars/?range%5Bsleeps%5D=1:2', count: 1 },
      { label: 'Kias', href: '/search/kia/', count: 1 },
    ]);
  });

  it('shows the body types in stock if the dealer lists none', () => {
    expect(tagsOf([])).toMatchObject([{ label: 'SUVs', count: 3 }]);
  });
});
