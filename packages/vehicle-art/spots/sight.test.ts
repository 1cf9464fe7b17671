import * as THREE from 'three';
import { describe, expect, it } from 'vitest';
import type { View } from '../studio/camera.ts';
import { fromFront, fromRear, fromRight, fromSides, probe } from './probe.ts';
import { findSpots } from './sight.ts';

const extent = { length: 4, width: 2, height: 1.5 };
const views: View[] = Array.from({ length: 36 }, (_, i) => ({
  azimuth: i * 10,
  eyeHeight: 1.3,
  fillWidth: 0.86,
  fillHeight: 0.74,
  fit: 'turn',
}));

function crate(...more: THREE.Mesh[]): THREE.Group {
  const body = new THREE.Mesh(new THREE.BoxGeometry(4, 1.5, 2), new THREE.MeshBasicMaterial());
  body.position.y = 0.75;
  const group = new THREE.Group();
  return group.add(body, ...more);
}

const framesOf = (body: THREE.Object3D, ...rays: ReturnType<typeof fromSides>): number[] =>
  findSpots(body, extent, [probe('a', 'A', ...rays)], views).flatMap(({ places }) =>
    places.map(({ frame }) => frame),
  );

describe('a spot', () => {
  it('on the right side shows in the frames in which that side faces the camera, with frame 9 in the middle', () => {
    const frames = framesOf(crate(), fromRight(0, 0.75));
    expect(frames).toContain(9);
    expect(Math.min(...frames) + Math.max(...frames)).toBe(18);
    expect(Math.max(...frames)).toBeLessThan(18);
  });

  it('on the nose shows from the front and not from behind', () => {
    const frames = framesOf(crate(), fromFront(0.75, 0));
    expect(frames).toContain(0);
    expect(frames).not.toContain(18);
  });

  it('with rays for both sides shows in frames of both sides', () => {
    const frames = framesOf(crate(), ...fromSides(1, 0.5));
    expect(frames).toEqual(expect.arrayContaining([9, 27]));
  });

  it('has the position of its part in the picture: the upper front of the right side is at the top right', () => {
    const [spot] = findSpots(crate(), extent, [probe('a', 'A', fromRight(1.8, 1.4))], views);
    const place = spot?.places.find(({ frame }) => frame === 9);
    expect(place?.x).toBeGreaterThan(75);
    expect(place?.y).toBeLessThan(50);
  });

  it('is not shown in frames in which another part hides it', () => {
    const wall = new THREE.Mesh(new THREE.BoxGeometry(4, 3, 0.1), new THREE.MeshBasicMaterial());
    wall.position.set(0, 1.5, 1.6);
    const ray = { ...fromRight(0, 0.75), from: [0, 0.75, 1.3] as [number, number, number] };
    expect(framesOf(crate(wall), ray)).not.toContain(9);
    expect(framesOf(crate(), ray)).toContain(9);
  });

  it('whose ray misses the vehicle causes an error that names it', () => {
    const missed = probe('tail', 'Tail', fromRear(3, 0));
    expect(() => findSpots(crate(), extent, [missed], views)).toThrow(
      'The ray for the hotspot "tail" misses the vehicle.',
    );
  });
});
