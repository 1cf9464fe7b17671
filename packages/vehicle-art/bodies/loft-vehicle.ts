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

/** Shape, materials and scene for functions that build a vehicle or extra parts of it, such as a box or a tray. */
export interface BuildContext {
  shape: Shape;
  lookup: Lookup;
  atlas: Atlas;
  /** Materials of parts without body paint. */
  m: PartMaterials;
  /** Body paint for separate parts. */
  skin: THREE.Material;
  paint: Paint;
  look: Look;
}

export interface LoftBody {
  shape: ShapeInput;
  trim?: Partial<Trim>;
  /** Undefined if a box or tray hides the back of the cab. */
  gate?: TailgateName;
  face: FaceName;
  tail: TailLampName;
  rim: RimName;
  hasBoot?: boolean;
  hasRearWindow?: boolean;
  /** Metres from the centre line to the rear wheels, if these do not follow the body's side. */
  rearTrack?: number;
  /** Replaces the standard face. */
  drawFront?: (build: BuildContext) => void;
  extras?: (build: BuildContext) => THREE.Object3D;
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
  build: BuildContext,
  loft: Loft,
  spec: LoftBody,
  trim: Trim,
  floor: FloorShadow,
): THREE.Group[] {
  const { shape } = build;
  const geometry = bodyGeometry(shape, loft);
  const tray = shape.doors === 'ute' ? uteTray(shape) : null;
  const uniforms = paintUniforms({
    atlas: build.atlas,
    shape,
    tray: tray && [tray.front, tray.rear, tray.halfWidth],
    roof: roofPaint(trim.roof, shape),
    hasRearWindow: spec.hasRearWindow ?? true,
  });
  const materials = bodyMaterials(build.paint, uniforms, floor);
  const glass = part(geometry.glasshouse, materials.glass);
  glass.renderOrder = 2;
  const body = new THREE.Group();
  body.add(part(geometry.full, materials.paint), part(geometry.full, materials.lining), glass);
  const reflection = new THREE.Group();
  reflection.add(part(geometry.skirt, materials.reflection));
  return [body, reflection];
}

function wheels(build: BuildContext, spec: LoftBody): THREE.Group {
  const { shape, look, m } = build;
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

function arches(build: BuildContext, hasCladding: boolean): THREE.Group {
  const { shape, lookup, m, paint } = build;
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

function fittings(build: BuildContext, trim: Trim, spec: LoftBody): THREE.Group {
  const { shape, lookup, m, skin } = build;
  const group = new THREE.Group();
  if (spec.hasMirrors ?? true)
    group.add(mirrors(shape, lookup, m, trim.mirrors === 'black' ? m.gloss : skin));
  group.add(handles(shape, lookup, { chrome: m.chrome, black: m.plastic, body: skin }[trim.handles]));
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
  const build: BuildContext = {
    shape,
    lookup: makeLookup(shape, loft),
    atlas: new Atlas(shape.length, shape.height),
    m: partMaterials(),
    skin: paintedPart(paint),
    paint,
    look,
  };
  drawSide(build.atlas, shape, build.lookup, trim, spec.hasBoot ?? false);
  if (spec.drawFront) spec.drawFront(build);
  else drawFace(build.atlas, shape, look.face ?? spec.face);
  if (spec.gate) {
    drawTail(build.atlas, shape, {
      lamps: look.tail ?? spec.tail,
      gate: spec.gate,
      isClad: trim.hasCladding,
    });
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
  const [body, reflection] = paintedBody(build, loft, spec, trim, shadow) as [THREE.Group, THREE.Group];
  const separate = new THREE.Group();
  separate.add(wheels(build, spec), underbody(shape, build.m));
  if (spec.extras) separate.add(spec.extras(build));
  body.add(arches(build, trim.hasCladding), fittings(build, trim, spec));
  body.add(cabin(shape, build.m, trim.hasRearWindows));
  occludeAll(body, shadow);
  occludeAll(separate, shadow);
  reflection.add(mirrorImage(separate));
  body.add(separate);
  return {
    body,
    reflection,
    shadow,
    textures: [shadow.map, ...build.atlas.createdTextures],
    extent: { length: shape.length, width: shape.frameWidth, height: shape.frameHeight },
    wheelMark: new THREE.Vector3(shape.length / 2 - shape.frontOverhang, shape.wheelRadius, half),
    lampMark: new THREE.Vector3(shape.length / 2 - 0.25, shape.bonnetLead.y - 0.1, half * 0.75),
  };
}
