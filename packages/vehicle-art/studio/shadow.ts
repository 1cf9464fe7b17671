import * as THREE from 'three';
import type { FloorShadow } from './occlusion.ts';

const PIXELS_PER_METRE = 110;
/** Metres that the shadow's texture is longer and wider than the vehicle, so that the blur has room. */
const MARGIN = 2.4;

/** One blurred layer of the footprint; draw in metres, x forward and y across. */
export interface ShadowLayer {
  blur: number;
  alpha: number;
  draw: (context: CanvasRenderingContext2D) => void;
}

export function floorShadow(length: number, width: number, layers: ShadowLayer[]): FloorShadow {
  const size = new THREE.Vector2(length + MARGIN, width + MARGIN);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.x * PIXELS_PER_METRE);
  canvas.height = Math.round(size.y * PIXELS_PER_METRE);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#000';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const { blur, alpha, draw } of layers) {
    context.save();
    context.filter = `blur(${blur * PIXELS_PER_METRE}px)`;
    context.setTransform(PIXELS_PER_METRE, 0, 0, PIXELS_PER_METRE, canvas.width / 2, canvas.height / 2);
    context.fillStyle = `rgba(255,255,255,${alpha})`;
    draw(context);
    context.restore();
  }
  const map = new THREE.CanvasTexture(canvas);
  map.flipY = false;
  map.anisotropy = 4;
  return { map, size };
}

export interface Footprint {
  length: number;
  width: number;
  /** Wheel positions: X from the front and half track. */
  wheels: { x: number; z: number }[];
  tyreWidth: number;
}

/** A shadow that is soft under the whole body and dark under the tyres. */
export function vehicleShadow({ length, width, wheels, tyreWidth }: Footprint): FloorShadow {
  const body =
    (inset: number, radius: number) =>
    (context: CanvasRenderingContext2D): void => {
      const [w, h] = [length - 2 * inset, width - 1.2 * inset];
      context.beginPath();
      context.roundRect(-w / 2, -h / 2, w, h, radius);
      context.fill();
    };
  const tyres = (context: CanvasRenderingContext2D): void => {
    for (const { x, z } of wheels) {
      for (const side of [1, -1])
        context.fillRect(length / 2 - x - 0.12, side * z - tyreWidth / 2, 0.24, tyreWidth);
    }
  };
  return floorShadow(length, width, [
    { blur: 0.3, alpha: 0.42, draw: body(0.05, 0.5) },
    { blur: 0.12, alpha: 0.5, draw: body(0.12, 0.4) },
    { blur: 0.05, alpha: 0.35, draw: body(0.22, 0.35) },
    { blur: 0.025, alpha: 0.95, draw: tyres },
  ]);
}
