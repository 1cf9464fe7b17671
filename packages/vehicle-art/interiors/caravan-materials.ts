import * as THREE from 'three';
import { drawnTexture } from './materials.ts';

const physical = (options: THREE.MeshPhysicalMaterialParameters): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial(options);

/** Planks with a little difference between them; the order is fixed, so that the picture is the same each time. */
function planks(x: CanvasRenderingContext2D): void {
  const shades = ['#a98c6a', '#9f8160', '#b29573', '#a48663', '#ad9070', '#997b5b'];
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 5; column++) {
      x.fillStyle = shades[(row * 5 + column * 3) % shades.length] as string;
      const start = column * 256 - (row % 2) * 128;
      x.fillRect(start, row * 64, 256, 64);
      x.fillStyle = 'rgba(60,40,20,.10)';
      for (let grain = 0; grain < 5; grain++) x.fillRect(start, row * 64 + 8 + grain * 12, 256, 1.5);
      x.fillStyle = 'rgba(40,25,10,.45)';
      x.fillRect(start, row * 64, 2, 64);
    }
    x.fillStyle = 'rgba(40,25,10,.45)';
    x.fillRect(0, row * 64, 1024, 2);
  }
}

function floor(): THREE.MeshPhysicalMaterial {
  const map = drawnTexture(1024, 512, planks);
  map.wrapS = THREE.RepeatWrapping;
  map.wrapT = THREE.RepeatWrapping;
  map.repeat.set(2.5, 1.5);
  return physical({ map, roughness: 0.55, clearcoat: 0.2, clearcoatRoughness: 0.4 });
}

export const roomMaterials = () => ({
  wall: physical({ color: 0xd9d6cf, roughness: 0.85 }),
  ceiling: physical({ color: 0xe4e2dc, roughness: 0.8 }),
  cupboard: physical({ color: 0xe9e7e2, roughness: 0.32, clearcoat: 0.5, clearcoatRoughness: 0.15 }),
  timber: physical({ color: 0x8d6a48, roughness: 0.5 }),
  bench: physical({ color: 0x3a3c3f, roughness: 0.35, clearcoat: 0.3 }),
  seat: physical({ color: 0x6d7276, roughness: 0.8 }),
  seam: physical({ color: 0x4c5053, roughness: 0.8 }),
  linen: physical({ color: 0xeeece6, roughness: 0.92 }),
  throw: physical({ color: 0x3f6173, roughness: 0.95 }),
  pillow: physical({ color: 0xb98f5a, roughness: 0.95 }),
  steel: physical({ color: 0xb9bdc1, metalness: 1, roughness: 0.28 }),
  black: physical({ color: 0x0a0b0c, roughness: 0.12, clearcoat: 1 }),
  dark: physical({ color: 0x1a1b1d, roughness: 0.6 }),
  blind: physical({ color: 0xcac6bd, roughness: 0.9 }),
  floor: floor(),
  led: new THREE.MeshBasicMaterial({ color: 0xfff1d6, toneMapped: false }),
});

export type RoomMaterials = ReturnType<typeof roomMaterials>;
