import * as THREE from 'three';
import type { Vehicle } from '../bodies/vehicle.ts';
import { pictureOf, type View } from './camera.ts';

export interface Marks {
  wheel: [number, number];
  lamp: [number, number];
}

/** Surroundings that show one vehicle at a time. */
export interface Stage {
  resize: (width: number, height: number) => void;
  show: (vehicle: Vehicle) => void;
  /**
   * Renders a view. Returns the positions of the wheel and the lamp in the picture, as shares of its width and height.
   */
  shoot: (view: View) => Marks;
  readonly canvas: HTMLCanvasElement;
}

/**
 * Finds the marks in the picture.
 *
 * @param side 1 for the marks on the vehicle's right, −1 for those on its left
 */
export function marksOf(camera: THREE.Camera, { wheelMark, lampMark }: Vehicle, side: 1 | -1 = 1): Marks {
  const place = ({ x, y, z }: THREE.Vector3) => pictureOf(camera, new THREE.Vector3(x, y, z * side));
  return { wheel: place(wheelMark), lamp: place(lampMark) };
}

export function makeRenderer(exposure: number): THREE.WebGLRenderer {
  const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  renderer.setPixelRatio(1);
  renderer.toneMapping = THREE.ACESFilmicToneMapping;
  renderer.toneMappingExposure = exposure;
  document.body.appendChild(renderer.domElement);
  return renderer;
}

/** Frees geometries and textures. Materials stay, because three.js frees a compiled shader with its last material. */
export function freeVehicle(vehicle: Vehicle | null): void {
  if (!vehicle) return;
  for (const root of [vehicle.body, vehicle.reflection])
    root.traverse((object) => {
      if (object instanceof THREE.Mesh) object.geometry.dispose();
    });
  for (const texture of vehicle.textures) texture.dispose();
}
