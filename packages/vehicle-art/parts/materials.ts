import * as THREE from 'three';
import type { Paint } from '../paints.ts';

const physical = (options: THREE.MeshPhysicalMaterialParameters): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial(options);

/** Fresh materials for one vehicle: each is patched for that vehicle's floor shadow. */
export function partMaterials() {
  const materials = {
    tyre: physical({ color: 0x141416, roughness: 0.82, envMapIntensity: 0.8, side: THREE.DoubleSide }),
    rim: physical({
      color: 0xa4a8ad,
      metalness: 0.95,
      roughness: 0.27,
      clearcoat: 0.3,
      clearcoatRoughness: 0.1,
      envMapIntensity: 0.8,
    }),
    rimDark: physical({ color: 0x26282b, metalness: 0.85, roughness: 0.35, clearcoat: 0.6 }),
    rimBlack: physical({ color: 0x0e0f10, metalness: 0.5, roughness: 0.3, clearcoat: 0.8 }),
    rimBronze: physical({ color: 0x6b5434, metalness: 0.9, roughness: 0.36, clearcoat: 0.3 }),
    barrel: physical({
      color: 0x3c3e41,
      metalness: 0.9,
      roughness: 0.35,
      envMapIntensity: 0.3,
      side: THREE.DoubleSide,
    }),
    steel: physical({ color: 0x8d9094, metalness: 0.6, roughness: 0.5 }),
    disc: physical({ color: 0x5b5e62, metalness: 0.9, roughness: 0.4, envMapIntensity: 0.18 }),
    black: physical({ color: 0x0b0b0c, roughness: 0.75, envMapIntensity: 0.5 }),
    void: new THREE.MeshBasicMaterial({ color: 0x050506 }),
    plastic: physical({ color: 0x1b1c1e, roughness: 0.62, envMapIntensity: 0.8 }),
    gloss: physical({ color: 0x08080a, roughness: 0.15, clearcoat: 1, clearcoatRoughness: 0.03 }),
    window: physical({ color: 0x08080a, roughness: 0.15, clearcoat: 1, clearcoatRoughness: 0.03 }),
    chrome: physical({ color: 0xd8dadd, metalness: 1, roughness: 0.12 }),
    aluminium: physical({ color: 0xb6b9bd, metalness: 0.85, roughness: 0.42 }),
    seat: physical({ color: 0x2b2c2f, roughness: 0.8, envMapIntensity: 0.5 }),
    caliper: physical({ color: 0x77797c, roughness: 0.4, metalness: 0.6 }),
    white: physical({ color: 0xd3d6da, roughness: 0.4, clearcoat: 0.8, clearcoatRoughness: 0.06 }),
    plate: physical({ color: 0xeeeeea, roughness: 0.5 }),
    red: physical({
      color: 0x8d0710,
      roughness: 0.12,
      clearcoat: 1,
      emissive: 0x5a0206,
      emissiveIntensity: 0.6,
    }),
    amber: physical({ color: 0xd07a10, roughness: 0.2, clearcoat: 1 }),
    lamp: physical({
      color: 0xeef2f6,
      roughness: 0.1,
      clearcoat: 1,
      metalness: 0.2,
      emissive: 0xffffff,
      emissiveIntensity: 0.35,
    }),
  };
  const { rim, rimDark, rimBlack, rimBronze, barrel, disc, caliper } = materials;
  for (const material of [rim, rimDark, rimBlack, rimBronze, barrel, disc, caliper])
    material.userData.isRim = true;
  materials.window.userData.isWindow = true;
  return materials;
}

export type PartMaterials = ReturnType<typeof partMaterials>;

/** The body paint for separate parts such as mirrors. */
export const paintedPart = (paint: Paint): THREE.MeshPhysicalMaterial =>
  physical({
    color: paint.colour,
    metalness: paint.metalness,
    roughness: 0.42,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  });
