import * as THREE from 'three';
import { describe, expect, it } from 'vitest';
import { type Extent, frameVehicle, pictureOf, type View } from './camera.ts';

const extent: Extent = { length: 4.6, width: 1.9, height: 1.7 };
const AZIMUTHS = Array.from({ length: 36 }, (_, i) => i * 10);

function framed(view: Partial<View> & Pick<View, 'azimuth' | 'fit'>) {
  const camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 100);
  frameVehicle(camera, extent, { eyeHeight: 1.35, fillWidth: 0.86, fillHeight: 0.74, ...view });
  const corners = [1, -1].flatMap((x) =>
    [0, extent.height].flatMap((y) =>
      [1, -1].map((z) =>
        pictureOf(camera, new THREE.Vector3((x * extent.length) / 2, y, (z * extent.width) / 2)),
      ),
    ),
  );
  return { camera, across: corners.map(([x]) => x), down: corners.map(([, y]) => y) };
}

const spread = (values: number[]): number => Math.max(...values) - Math.min(...values);

describe('a turn', () => {
  it('is seen from one distance at every azimuth', () => {
    const distances = AZIMUTHS.map((azimuth) => {
      const { x, z } = framed({ azimuth, fit: 'turn' }).camera.position;
      return Math.hypot(x, z);
    });
    expect(spread(distances)).toBeLessThan(1e-9);
  });

  it('keeps the vehicle inside the picture, filling the wanted width at its widest', () => {
    const widths = AZIMUTHS.map((azimuth) => {
      const { across, down } = framed({ azimuth, fit: 'turn' });
      for (const share of [...across, ...down]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
      }
      return spread(across);
    });
    expect(Math.max(...widths)).toBeCloseTo(0.86, 2);
  });
});

it('a view of its own comes as near as its azimuth allows', () => {
  const nose = framed({ azimuth: 0, fit: 'view' }).camera.position;
  const side = framed({ azimuth: 90, fit: 'view' }).camera.position;
  expect(Math.hypot(nose.x, nose.z)).toBeLessThan(Math.hypot(side.x, side.z));
});
