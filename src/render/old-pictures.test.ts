import { expect, it } from 'vitest';
import { oldPictures } from './old-pictures.ts';

const linked = {
  '_media/abc123/front.avif': 'abc123',
  'media/social/1f.jpg': '1f',
  'media/price-list.pdf': '7-1',
  'brochure.pdf': '9-1',
};

it('keeps replaced pictures for 14 days, but no file at an address that the dealer chose', () => {
  const first = oldPictures(new Set(), { linked }, '2026-11-01');
  expect(first).toEqual({
    '_media/abc123/front.avif': { signature: 'abc123', since: '2026-11-01' },
    'media/social/1f.jpg': { signature: '1f', since: '2026-11-01' },
  });
  const later = (today: string) => oldPictures(new Set(), { linked: {}, oldPictures: first }, today);
  expect(later('2026-11-15')).toEqual(first);
  expect(later('2026-11-16')).toEqual({});
});

it('no longer lists a picture as old once the site shows it again, and counts 14 days anew from its next removal', () => {
  const path = '_media/abc123/front.avif';
  const older = { [path]: { signature: 'abc123', since: '2026-11-01' } };
  expect(oldPictures(new Set([path]), { linked: {}, oldPictures: older }, '2026-11-02')).toEqual({});
  const again = oldPictures(new Set(), { linked: { [path]: 'abc123' } }, '2026-11-09');
  expect(again[path]?.since).toBe('2026-11-09');
});
