import * as THREE from 'three';
import { mirrorImage, type Vehicle } from '../bodies/vehicle.ts';
import type { Look } from '../sets/look.ts';
import { occludeAll } from '../studio/occlusion.ts';
import { floorShadow } from '../studio/shadow.ts';
import { buildCruiser } from './cruiser.ts';
import type { MotorcycleBuilder } from './motorcycle-builder.ts';
import { buildNaked } from './naked.ts';
import type { BikeWheel } from './wheels.ts';

const WIDTH = 0.86;

function footprint(length: number, wheels: BikeWheel[]) {
  const bar =
    (half: number, depth: number) =>
    (context: CanvasRenderingContext2D): void =>
      context.fillRect(-half, -depth, half * 2, depth * 2);
  return floorShadow(length, WIDTH, [
    { blur: 0.16, alpha: 0.4, draw: bar(length * 0.41, 0.16) },
    { blur: 0.06, alpha: 0.42, draw: bar(length * 0.27, 0.1) },
    {
      blur: 0.02,
      alpha: 0.9,
      draw: (context) => {
        for (const { x, width } of wheels)
          context.fillRect(length / 2 - x - 0.09, -width * 0.4, 0.18, width * 0.8);
      },
    },
  ]);
}

function finish(
  { builder, wheels }: { builder: MotorcycleBuilder; wheels: BikeWheel[] },
  height: number,
): Vehicle {
  const { group: body, length } = builder;
  const shadow = footprint(length, wheels);
  occludeAll(body, shadow);
  const reflection = new THREE.Group();
  reflection.add(mirrorImage(body));
  const [front] = wheels as [BikeWheel];
  return {
    body,
    reflection,
    shadow,
    textures: [shadow.map],
    hasContactShade: true,
    extent: { length, width: WIDTH, height },
    wheelMark: new THREE.Vector3(builder.at(front.x), front.radius, 0),
    lampMark: new THREE.Vector3(builder.at(0.75), 0.85, 0),
  };
}

/** Metres. */
const HEIGHT: Record<string, number> = { adventure: 1.48, race: 1.2 };

export const buildNakedBike = (look: Look): Vehicle =>
  finish(buildNaked(look), HEIGHT[look.variant ?? ''] ?? 1.3);
export const buildCruiserBike = (look: Look): Vehicle => finish(buildCruiser(look), 1.33);
