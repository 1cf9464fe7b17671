import { expect, it } from 'vitest';
import { makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { contentSections } from '../schema/sections.ts';
import { sanitiseSections, sanitiseSite } from './sanitise-site.ts';

const ANSWER = '1 < 2, <a href="/finance" onclick="alert(1)">rates</a><script>alert(1)</script>';
const SAFE = '1 &lt; 2, <a href="/finance">rates</a>';
const SECTIONS = [
  { section: 'article' },
  // A plain text of another section, whose key has the same name as one that may hold HTML.
  {
    section: 'finder',
    questions: [
      { ask: 'price', label: '1 < 2', any: 'Any', answers: [{ label: 'A < B', search: 'range[price]=:1' }] },
    ],
  },
  { section: 'faq', questions: [{ question: 'Is 1 < 2?', answer: ANSWER }] },
];

it('sanitises the answers in the sections of a content page, and leaves plain texts alone', () => {
  const sections = contentSections.parse(SECTIONS);
  const safe = sanitiseSections({ ...makeDocument('about-us', 'Us', ''), sections }).sections;
  expect(safe?.[1]).toEqual(sections[1]);
  expect(safe?.[2]).toMatchObject({ questions: [{ question: 'Is 1 < 2?', answer: SAFE }] });
});

it('sanitises the answers in the sections of site.yaml', () => {
  const { site } = makeTenant({
    home: { title: 'Cars', lede: 'Near you.', sections: [{ section: 'hero' }, ...SECTIONS.slice(1)] },
  });
  const [, finder, faq] = sanitiseSite(site).home.sections;
  expect(finder).toEqual(site.home.sections[1]);
  expect(faq).toMatchObject({ questions: [{ question: 'Is 1 < 2?', answer: SAFE }] });
});
