import * as THREE from 'three';
import { bodyGeometry } from '../body/geometry.ts';
import { type Loft, loftBody } from '../body/loft.ts';
import { type Lookup, makeLookup } from '../body/lookup.ts';
import { axles, completeShape, type Shape, type ShapeInput } from '../body/shape.ts';
import { Atlas } from '../decals/atlas.ts';
import { drawSide } from '../decals/side.ts';
import { PLAIN_TRIM, type Trim } from '../decals/trim.ts';
import { drawFace, type FaceName } from '../faces/faces.ts';
import { bodyMaterials } from '../paint/materials.ts';
import { paintUniforms, type RoofPaint } from '../paint/uniforms.ts';
import { type Paint, paintFor } from '../paints.ts';
import { makeArch } from '../parts/arches.ts';
import { cabin } from '../parts/cabin.ts';
import { type PartMaterials, paintedPart, partMaterials } from '../parts/materials.ts';
import { aerial, handles, mirrors, roofRails, underbody } from '../parts/outside.ts';
import { part, SIDES } from '../parts/shapes.ts';
import { sideSteps, trayParts, uteTray } from '../parts/tray.ts';
import type { Look } from '../sets/look.ts';
import { type FloorShadow, occludeAll } from '../studio/occlusion.ts';
import { vehicleShadow } from '../studio/shadow.ts';
import type { TailLampName } from '../tails/lamps.ts';
import { drawTail, type TailgateName } from '../tails/tails.ts';
import { RIMS, type RimName } from '../wheels/rims.ts';
import { makeWheel, placeWheel } from '../wheels/wheel.ts';
import { mirrorImage, type Vehicle } from './vehicle.ts';

/** Everything a builder of extra parts (box, tray, cab trim) works with. */
export interface Workshop {
  shape: Shape;
  lookup: Lookup;
  atlas: Atlas;
  m: PartMaterials;
  skin: THREE.Material;
  paint: Paint;
  look: Look;
}

export interface LoftBody {
  shape: ShapeInput;
  trim?: Partial<Trim>;
  /** Missing when a box or tray hides the back of the cab. */
  gate?: TailgateName;
  face: FaceName;
  tail: TailLampName;
  rim: RimName;
  hasBoot?: boolean;
  hasRearWindow?: boolean;
  /** Half track of the rear wheels, when they do not follow the body's side. */
  rearTrack?: number;
  /** Replaces the standard face. */
  drawFront?: (workshop: Workshop) => void;
  extras?: (workshop: Workshop) => THREE.Object3D;
  hasMirrors?: boolean;
}

function roofPaint(roof: Trim['roof'], shape: Shape): RoofPaint | null {
  if (roof === 'black') return { colour: 0x060607, roughness: 0.16, from: 14.2 };
  if (roof === 'fabric') {
    return {
      colour: 0x0e0f11,
      roughness: 0.95,
      from: 13.75,
      behind: shape.rearGlassBase.x - shape.sideGlassEnd[0] - 0.03,
    };
  }
  return null;
}

function paintedBody(
  shop: Workshop,
  loft: Loft,
  spec: LoftBody,
  trim: Trim,
  floor: FloorShadow,
): THREE.Group[] {
  const { shape } = shop;
  const geometry = bodyGeometry(shape, loft);
  const tray = shape.doors === 'ute' ? uteTray(shape) : null;
  const uniforms = paintUniforms({
    atlas: shop.atlas,
    shape,
    tray: tray && [tray.front, tray.rear, tray.halfWidth],
    roof: roofPaint(trim.roof, shape),
    hasRearWindow: spec.hasRearWindow ?? true,
  });
  const materials = bodyMaterials(shop.paint, uniforms, floor);
  const glass = part(geometry.glasshouse, materials.glass);
  glass.renderOrder = 2;
  const body = new THREE.Group();
  body.add(part(geometry.full, materials.paint), part(geometry.full, materials.lining), glass);
  const reflection = new THREE.Group();
  reflection.add(part(geometry.skirt, materials.reflection));
  return [body, reflection];
}

function wheels(shop: Workshop, spec: LoftBody): THREE.Group {
  const { shape, look, m } = shop;
  const group = new THREE.Group();
  const size = { radius: shape.wheelRadius, rimRadius: shape.rimRadius, width: shape.tyreWidth };
  const wheel = makeWheel(size, RIMS[look.rim ?? spec.rim], m);
  axles(shape).forEach((axle, i) => {
    const track = i === 1 && spec.rearTrack ? spec.rearTrack : shape.width / 2 - 0.03;
    for (const side of SIDES) {
      group.add(placeWheel(wheel.clone(), shape.length / 2 - axle, shape.wheelRadius, track, side));
    }
  });
  return group;
}

function arches(shop: Workshop, hasCladding: boolean): THREE.Group {
  const { shape, lookup, m, paint } = shop;
  // Rough and dim: a glossy lip would mirror the bright floor at the top of the arch.
  const lip = new THREE.MeshPhysicalMaterial({
    color: hasCladding ? 0x17181a : paint.colour,
    roughness: 0.85,
    envMapIntensity: 0.3,
  });
  const group = new THREE.Group();
  for (const axle of axles(shape).filter((x) => x < shape.loftLength)) {
    for (const side of SIDES) {
      const arch = makeArch(shape, lookup, axle, m, lip);
      arch.scale.z = side;
      group.add(arch);
    }
  }
  return group;
}

function fittings(shop: Workshop, trim: Trim, spec: LoftBody): THREE.Group {
  const { shape, lookup, m, skin } = shop;
  const group = new THREE.Group();
  if (spec.hasMirrors ?? true)
    group.add(mirrors(shape, lookup, m, trim.mirrors === 'black' ? m.gloss : skin));
  group.add(
    handles(
      shape,
      lookup,
      trim.handles === 'chrome' ? m.chrome : trim.handles === 'black' ? m.plastic : skin,
    ),
  );
  if (trim.rails !== 'none')
    group.add(roofRails(shape, lookup, trim.rails === 'metal' ? m.aluminium : m.plastic));
  const hasAerial = shape.doors === 'five' || shape.doors === 'slide';
  if (hasAerial) group.add(aerial(shape, lookup, trim.roof === 'body' ? skin : m.gloss));
  if (shape.doors === 'ute')
    group.add(trayParts(shape, m, trim.isTrayCovered, trim.hasSportsBar), sideSteps(shape, m));
  return group;
}

/** Builds a vehicle whose body is one lofted surface. */
export function buildLoftVehicle(spec: LoftBody, look: Look): Vehicle {
  const shape = completeShape({ ...spec.shape, ...look.shape });
  const trim: Trim = { ...PLAIN_TRIM, ...spec.trim, ...look.trim };
  const loft = loftBody(shape);
  const paint = paintFor(look.colour, look.shade);
  const shop: Workshop = {
    shape,
    lookup: makeLookup(shape, loft),
    atlas: new Atlas(shape.length, shape.height),
    m: partMaterials(),
    skin: paintedPart(paint),
    paint,
    look,
  };
  drawSide(shop.atlas, shape, shop.lookup, trim, spec.hasBoot ?? false);
  if (spec.drawFront) spec.drawFront(shop);
  else drawFace(shop.atlas, shape, look.face ?? spec.face);
  if (spec.gate) {
    drawTail(shop.atlas, shape, { lamps: look.tail ?? spec.tail, gate: spec.gate, isClad: trim.hasCladding });
  }

  const half = shape.width / 2;
  const shadow = vehicleShadow({
    length: shape.length,
    width: shape.frameWidth,
    wheels: axles(shape).map((x, i) => ({
      x,
      z: i === 1 && spec.rearTrack ? spec.rearTrack - 0.12 : half - 0.15,
    })),
    tyreWidth: shape.tyreWidth,
  });
  const [body, reflection] = paintedBody(shop, loft, spec, trim, shadow) as [THREE.Group, THREE.Group];
  const separate = new THREE.Group();
  separate.add(wheels(shop, spec), underbody(shape, shop.m));
  if (spec.extras) separate.add(spec.extras(shop));
  body.add(arches(shop, trim.hasCladding), fittings(shop, trim, spec));
  body.add(cabin(shape, shop.m, trim.hasRearWindows));
  occludeAll(body, shadow);
  occludeAll(separate, shadow);
  reflection.add(mirrorImage(separate));
  body.add(separate);
  return {
    body,
    reflection,
    shadow,
    textures: [shadow.map, ...shop.atlas.made],
    extent: { length: shape.length, width: shape.frameWidth, height: shape.frameHeight },
    wheelMark: new THREE.Vector3(shape.length / 2 - shape.frontOverhang, shape.wheelRadius, half),
    lampMark: new THREE.Vector3(shape.length / 2 - 0.25, shape.bonnetLead.y - 0.1, half * 0.75),
  };
}
