import * as THREE from 'three';
import { type ColourName, paintFor } from '../paints.ts';

const ACCENTS: Partial<Record<ColourName, [number, number]>> = {
  White: [0x3a4750, 0xc07a2c],
  Black: [0x131416, 0x8f9397],
  Silver: [0x2d4a66, 0x8f9397],
  Grey: [0x3f4449, 0xb8452c],
  Sand: [0x5d4b38, 0xb19a7c],
};

/** Two colours of vinyl that go with a cladding colour. */
export function graphicColours(colour: ColourName): [THREE.MeshPhysicalMaterial, THREE.MeshPhysicalMaterial] {
  const [main, accent] = ACCENTS[colour] ?? [0x3a4750, 0xc07a2c];
  const vinyl = (tone: number): THREE.MeshPhysicalMaterial =>
    new THREE.MeshPhysicalMaterial({ color: tone, roughness: 0.4, metalness: 0.2, clearcoat: 0.6 });
  return [vinyl(main), vinyl(accent)];
}

/** Outside skin in the named colour. */
export function claddingSkin(colour: ColourName): THREE.MeshPhysicalMaterial {
  const paint = paintFor(colour);
  return new THREE.MeshPhysicalMaterial({
    color: colour === 'Black' ? 0x1a1b1d : paint.colour,
    metalness: colour === 'Silver' ? 0.55 : paint.metalness * 0.4,
    roughness: 0.42,
    clearcoat: 0.7,
    clearcoatRoughness: 0.08,
  });
}
