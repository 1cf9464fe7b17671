import { expect, it } from 'vitest';
import { assetsToPublish, mediaFiles } from './linked-files.ts';

it('keeps scripts of an older build for 14 days', () => {
  const live = { 'a.js': null, 'b.js': '2026-11-01' };
  expect(assetsToPublish(['c.js'], live, '2026-11-15')).toEqual({
    'c.js': null,
    'a.js': '2026-11-15',
    'b.js': '2026-11-01',
  });
  expect(assetsToPublish(['c.js'], live, '2026-11-16')).toEqual({ 'c.js': null, 'a.js': '2026-11-16' });
});

it('publishes a script again that an older build had', () => {
  expect(assetsToPublish(['a.js'], { 'a.js': '2026-11-01' }, '2026-11-20')).toEqual({ 'a.js': null });
});

it('lists pictures that do not exist', () => {
  expect(mediaFiles('/nowhere', ['/media/a.avif'])).toEqual({ files: [], missing: ['/media/a.avif'] });
});
