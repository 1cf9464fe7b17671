import { describe, expect, it } from 'vitest';
import { spinView } from '../../src/features/gallery/spin.ts';
import { SpinLibrary } from './spins.ts';

const library = SpinLibrary.read('public/demo/vehicles');

describe('the spin of a rendered set', () => {
  const spin = library.find({ path: 'suv/blue-1' }, 7);

  it('turns in 36 frames, with the inside of its kind', () => {
    expect(spin?.spin_images).toHaveLength(36);
    expect(spin?.spin_images[3]).toBe('/media/vehicles/suv/blue-1/spin/03.avif');
    expect(spin?.spin_interior_image).toBe('/media/vehicles/rooms/family.avif');
  });

  it('shows each hotspot in the frames it was found in, and those inside once', () => {
    const view = spin && spinView(spin);
    const wheels = view?.exteriorHotspots.find(({ id }) => id === 'wheels');
    expect(wheels?.description).toBe('Alloy wheels');
    const frames = wheels?.places.map(({ frame }) => frame) ?? [];
    expect(frames).toContain(5);
    expect(new Set(frames).size).toBe(frames.length);
    expect(view?.interiorHotspots.map(({ id }) => id)).toContain('inside-wheel');
    expect(view?.exteriorHotspots.length).toBeGreaterThanOrEqual(4);
  });
});

it('a vehicle with three pictures, or of a set that has none, has no spin', () => {
  expect(library.find({ path: 'suv/blue-1' }, 3)).toBeNull();
  expect(library.find({ path: 'suv/red-1' }, 7)).toBeNull();
});
