import { expect, it } from 'vitest';
import { galleryViews } from './gallery-views.ts';

const three = () => galleryViews(['spinner', 'gallery', 'interior'], 'spinner');

it('GAL-05 arrows lead round and round, Home and End to the ends', () => {
  const views = three();
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(views.afterKey)).toEqual([
    'interior',
    'gallery',
    'spinner',
    'interior',
  ]);
  views.select('interior');
  expect(['ArrowLeft', 'ArrowRight'].map(views.afterKey)).toEqual(['gallery', 'spinner']);
});

it('other keys lead nowhere', () => {
  expect(['Tab', 'ArrowUp', 'constructor'].map(three().afterKey)).toEqual([null, null, null]);
});

it('a spin that cannot be shown gives way to the pictures', () => {
  const views = three();
  views.remove('spinner');
  expect(views.shown.get()).toBe('gallery');
  expect(views.all.get()).toEqual(['gallery', 'interior']);
  expect(views.afterKey('ArrowLeft')).toBe('interior');
});

it('a view taken out while another is in sight changes nothing in sight', () => {
  const views = three();
  views.select('interior');
  views.remove('spinner');
  expect(views.shown.get()).toBe('interior');
  views.remove('interior');
  expect(views.shown.get()).toBe('gallery');
});
