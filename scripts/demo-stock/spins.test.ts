import { describe, expect, it } from 'vitest';
import { spinView } from '../../src/features/gallery/spin.ts';
import { SpinLibrary } from './spins.ts';

const library = SpinLibrary.read('public/demo/vehicles');

describe('the spin of a rendered set', () => {
  const spin = library.find({ path: 'suv/blue-1' }, 7);

  it('has 36 frames and the interior picture of its body', () => {
    expect(spin?.spin_images).toHaveLength(36);
    expect(spin?.spin_images[3]).toBe('/media/vehicles/suv/blue-1/spin/03.avif');
    expect(spin?.spin_interior_image).toBe('/media/vehicles/rooms/family.avif');
  });

  it('has each outside hotspot in its frames, and each inside hotspot once', () => {
    const view = spin && spinView(spin);
    const wheels = view?.exteriorHotspots.find(({ id }) => id === 'wheels');
    expect(wheels?.description).toBe('Alloy wheels');
    const frames = wheels?.positions.map(({ frame }) => frame) ?? [];
    expect(frames).toContain(5);
    expect(new Set(frames).size).toBe(frames.length);
    expect(view?.interiorHotspots.map(({ id }) => id)).toContain('inside-wheel');
    expect(view?.exteriorHotspots.length).toBeGreaterThanOrEqual(4);
  });
});

it('has no spin for a vehicle with three pictures, or for a set without one', () => {
  expect(library.find({ path: 'suv/blue-1' }, 3)).toBeNull();
  expect(library.find({ path: 'suv/red-1' }, 7)).toBeNull();
});
