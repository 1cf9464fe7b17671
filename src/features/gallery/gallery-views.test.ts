import { expect, it } from 'vitest';
import { galleryViews } from './gallery-views.ts';

const createThreeViews = () => galleryViews(['spinner', 'gallery', 'interior'], 'spinner');

it('GAL-05 arrow keys go to the next or previous view and wrap around, Home and End go to the first and last', () => {
  const views = createThreeViews();
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(views.afterKey)).toEqual([
    'interior',
    'gallery',
    'spinner',
    'interior',
  ]);
  views.select('interior');
  expect(['ArrowLeft', 'ArrowRight'].map(views.afterKey)).toEqual(['gallery', 'spinner']);
});

it('keys other than left, right, Home and End select no view', () => {
  expect(['Tab', 'ArrowUp', 'constructor'].map(createThreeViews().afterKey)).toEqual([null, null, null]);
});

it('the pictures are shown if the spin is removed while it is shown', () => {
  const views = createThreeViews();
  views.remove('spinner');
  expect(views.shown.get()).toBe('gallery');
  expect(views.all.get()).toEqual(['gallery', 'interior']);
  expect(views.afterKey('ArrowLeft')).toBe('interior');
});

it('removing a view does not change which view is selected, unless the selected view is removed', () => {
  const views = createThreeViews();
  views.select('interior');
  views.remove('spinner');
  expect(views.shown.get()).toBe('interior');
  views.remove('interior');
  expect(views.shown.get()).toBe('gallery');
});
