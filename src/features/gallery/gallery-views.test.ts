import { expect, it } from 'vitest';
import { galleryViews } from './gallery-views.ts';

const three = () => galleryViews(['spinner', 'gallery', 'interior'], 'spinner');

it('GAL-05 wraps around with arrow keys and goes to the ends with Home and End', () => {
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

it('ignores other keys', () => {
  expect(['Tab', 'ArrowUp', 'constructor'].map(three().afterKey)).toEqual([null, null, null]);
});

it('shows the pictures if the spin is removed', () => {
  const views = three();
  views.remove('spinner');
  expect(views.shown.get()).toBe('gallery');
  expect(views.all.get()).toEqual(['gallery', 'interior']);
  expect(views.afterKey('ArrowLeft')).toBe('interior');
});

it('keeps the selected view when another view is removed', () => {
  const views = three();
  views.select('interior');
  views.remove('spinner');
  expect(views.shown.get()).toBe('interior');
  views.remove('interior');
  expect(views.shown.get()).toBe('gallery');
});
