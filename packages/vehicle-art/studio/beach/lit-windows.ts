import * as THREE from 'three';

const PIXELS = 256;

/** Lamplight behind a blind, with curtains left and right. */
function lamplight(): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const shade = context.createLinearGradient(0, 0, 0, PIXELS);
  shade.addColorStop(0, '#ffdf9f');
  shade.addColorStop(0.5, '#ffc56e');
  shade.addColorStop(1, '#c8752d');
  context.fillStyle = shade;
  context.fillRect(0, 0, PIXELS, PIXELS);
  context.fillStyle = 'rgb(90 45 15 / 0.55)';
  context.fillRect(0, 0, 34, PIXELS);
  context.fillRect(222, 0, 34, PIXELS);
  context.fillStyle = 'rgb(120 60 20 / 0.35)';
  context.fillRect(0, 170, PIXELS, 86);
  const texture = new THREE.CanvasTexture(canvas);
  // Windows are drawn round the origin of their texture.
  texture.offset.set(0.5, 0.5);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}

const lit = new THREE.MeshPhysicalMaterial({
  color: 0x08080a,
  roughness: 0.2,
  clearcoat: 1,
  clearcoatRoughness: 0.05,
  emissive: 0xffffff,
  emissiveIntensity: 1,
});

/** Switches the light on behind every window of a caravan or motorhome. */
export function lightWindows(vehicle: THREE.Object3D): void {
  lit.emissiveMap ??= lamplight();
  vehicle.traverse((object) => {
    if (object instanceof THREE.Mesh && (object.material as THREE.Material).userData.isWindow)
      object.material = lit;
  });
}
