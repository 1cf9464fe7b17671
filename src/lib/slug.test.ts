import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathSegment, slugify } from './slug.ts';

describe('slug', () => {
  it.each([
    ['Citroën C5 X', 'citroen-c5-x'],
    ['Mercedes-Benz', 'mercedes-benz'],
    ['  Land   Rover ', 'land-rover'],
    ['Škoda Octavia RS', 'skoda-octavia-rs'],
    ['ID.4 GTX', 'id-4-gtx'],
    ['SX+', 'sx-plus'],
    ['Parts & Service', 'parts-and-service'],
    ['Kia’s CX-5', 'kias-cx-5'],
    ['Großraum', 'grossraum'],
    ['①½', '11-2'],
  ])('%s → %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('is empty for a text without Latin letters or digits, and pathSegment is then "other"', () => {
    expect(slugify('日産 !')).toBe('');
    expect(pathSegment('日産')).toBe('other');
  });

  it('is lower-case words joined by hyphens, and stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
        expect(pathSegment(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
