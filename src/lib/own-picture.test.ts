import { describe, expect, it } from 'vitest';
import { copyWidths, isOwnPictureName, largestCopy, ownSrcset } from './own-picture.ts';

it.each([
  ['pictures/yard/front gate (1).JPG', true],
  ['/pictures/a.jpg', false],
  ['https://a.example/pictures/a.jpg', false],
])('%s names a file of the folder pictures: %s', (address, expected) =>
  expect(isOwnPictureName(address)).toBe(expected),
);

describe('copies of a picture', () => {
  it('are as wide as a sharp screen needs, and never wider than the picture', () => {
    expect(largestCopy(4032, 640)).toBe(1280);
    expect(largestCopy(4032, 1920)).toBe(2560);
    expect(largestCopy(700, 640)).toBe(700);
  });

  it('leave out a width that is nearly that of the largest', () => {
    expect(copyWidths(1280)).toEqual([400, 640, 960, 1280]);
    expect(copyWidths(1000)).toEqual([400, 640, 1000]);
    expect(copyWidths(320)).toEqual([320]);
  });

  it('are offered to browsers in a srcset', () => {
    expect(ownSrcset('/_media/pictures/yard-x_7-660.avif')).toBe(
      '/_media/pictures/yard-x_7-400.avif 400w, /_media/pictures/yard-x_7-660.avif 660w',
    );
    expect(ownSrcset('/_media/pictures/logo-x_7-320.avif')).toBe('');
    expect(ownSrcset('/_media/x7Gh2_/stage-1280.avif')).toBeNull();
  });
});
