import * as THREE from 'three';
import { archRadius, axles, type Shape } from '../body/shape.ts';
import type { Atlas, RegionName } from '../decals/atlas.ts';

/** Opening in the deck of a ute: from X, to X, half width. */
type TrayOpening = [number, number, number];

export interface RoofPaint {
  colour: number;
  roughness: number;
  /** First ring of the roof colour. */
  from: number;
  /** X behind which the roof colour reaches down to the belt line, as on a soft top. */
  behind?: number;
}

export interface PaintInput {
  atlas: Atlas;
  shape: Shape;
  tray: TrayOpening | null;
  roof: RoofPaint | null;
  hasRearWindow: boolean;
}

/** X in metres outside of any vehicle, for cut-outs that a vehicle does not have. */
const NOWHERE = -9;

export function paintUniforms({
  atlas,
  shape,
  tray,
  roof,
  hasRearWindow,
}: PaintInput): Record<string, THREE.IUniform> {
  const textures = atlas.textures();
  const map = (name: RegionName): THREE.IUniform => ({ value: new THREE.Vector3(...atlas.maps[name]) });
  const [frontAxle, rearAxle] = axles(shape);
  // A tray or box covers the rear axle of a truck: only the cab has an arch.
  const hasRearArch = rearAxle < shape.loftLength;
  const rearWindow = hasRearWindow ? shape.rearWindow : null;
  return {
    decalColour: { value: textures.colour },
    decalMaterial: { value: textures.material },
    decalLight: { value: textures.light },
    sideMap: map('side'),
    frontMap: map('front'),
    rearMap: map('rear'),
    topMap: map('top'),
    halfLength: { value: shape.length / 2 },
    vehicleLength: { value: shape.length },
    loftEnd: { value: shape.loftLength },
    screen: { value: new THREE.Vector4(...(shape.windscreen ?? [0, 0, 0, 0])) },
    rearScreen: { value: new THREE.Vector4(...(rearWindow ?? [0, 0, 0, 0])) },
    hasScreens: { value: new THREE.Vector2(shape.windscreen ? 1 : 0, rearWindow ? 1 : 0) },
    axles: { value: new THREE.Vector2(frontAxle, hasRearArch ? rearAxle : NOWHERE) },
    arch: { value: new THREE.Vector2(archRadius(shape), shape.wheelRadius) },
    tray: { value: new THREE.Vector3(...(tray ?? [NOWHERE, NOWHERE, NOWHERE])) },
    roofColour: { value: new THREE.Color(roof?.colour ?? 0) },
    roofFrom: { value: new THREE.Vector3(roof?.from ?? 99, roof?.roughness ?? 0.3, roof?.behind ?? 99) },
  };
}
