import * as THREE from 'three';

const physical = (options: THREE.MeshPhysicalMaterialParameters): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial(options);

export interface Palette {
  seat: number;
  /** Strip across the dashboard and the doors. */
  strip: number;
  headliner: number;
  /** Leather shines a little, cloth does not. */
  isLeather: boolean;
}

export const PALETTES = {
  family: { seat: 0x96785a, strip: 0x8a6f55, headliner: 0xb9b6b0, isLeather: true },
  compact: { seat: 0x2a2c30, strip: 0x7d1f22, headliner: 0x9b9a97, isLeather: false },
  work: { seat: 0x34363a, strip: 0x4c5056, headliner: 0xa9a7a2, isLeather: true },
  cab: { seat: 0x3d4148, strip: 0x33363a, headliner: 0xb2b0ab, isLeather: false },
} satisfies Record<string, Palette>;

export function cabinMaterials({ seat, strip, headliner, isLeather }: Palette) {
  return {
    soft: physical({ color: 0x1d1e21, roughness: 0.78 }),
    dark: physical({ color: 0x131416, roughness: 0.6 }),
    gloss: physical({ color: 0x050506, roughness: 0.08, clearcoat: 1 }),
    metal: physical({ color: 0xb4b8bd, metalness: 1, roughness: 0.28 }),
    carpet: physical({ color: 0x26282b, roughness: 0.95 }),
    rim: physical({ color: 0x1b1c1e, roughness: 0.55 }),
    strip: physical({ color: strip, roughness: 0.55, sheen: 0.4, sheenRoughness: 0.5 }),
    seat: physical({
      color: seat,
      roughness: isLeather ? 0.56 : 0.9,
      clearcoat: isLeather ? 0.12 : 0,
      clearcoatRoughness: 0.5,
    }),
    seam: physical({ color: isLeather ? 0x1d1e21 : 0x7a7e85, roughness: 0.8 }),
    headliner: physical({ color: headliner, roughness: 0.9 }),
  };
}

export type CabinMaterials = ReturnType<typeof cabinMaterials>;

/** A picture drawn with Canvas2D that shines by itself. */
export function drawnScreen(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): THREE.MeshBasicMaterial {
  const map = drawnTexture(width, height, draw);
  return new THREE.MeshBasicMaterial({ map, toneMapped: false });
}

export function drawnTexture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d') as CanvasRenderingContext2D);
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 8;
  return map;
}
