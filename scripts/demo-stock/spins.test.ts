import { describe, expect, it } from 'vitest';
import { spinView } from '../../src/features/gallery/spin.ts';
import { SpinLibrary } from './spins.ts';

const library = SpinLibrary.read('public/demo/vehicles');

describe('the spin of a rendered set', () => {
  const spin = library.find({ path: 'floor/suv/blue-1' }, 7);

  it('has 36 frames and the interior picture of its body', () => {
    expect(spin?.spin_images).toHaveLength(36);
    expect(spin?.spin_images[3]).toBe('/media/vehicles/floor/suv/blue-1/spin/03.avif');
    expect(spin?.spin_interior_image).toBe('/media/vehicles/rooms/family.avif');
  });

  it('has at least four outside hotspots, the wheels at most once in a frame, and hotspots of the interior', () => {
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

it('finds no spin for a vehicle with only three pictures, or for a set of pictures without a spin', () => {
  expect(library.find({ path: 'floor/suv/blue-1' }, 3)).toBeNull();
  expect(library.find({ path: 'floor/suv/red-1' }, 7)).toBeNull();
});
