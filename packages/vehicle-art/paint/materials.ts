import * as THREE from 'three';
import type { Paint } from '../paints.ts';
import { type FloorShadow, occludeByFloor } from '../studio/occlusion.ts';
import { CUTS, DECALS, RELIEF, VERTEX_BODY, VERTEX_HEAD } from './shader.ts';

type Uniforms = Record<string, THREE.IUniform>;

export interface BodyMaterials {
  paint: THREE.Material;
  glass: THREE.Material;
  /** Inside of the shell, seen through the windows. */
  lining: THREE.Material;
  /** For the reflection in the floor: paint and plastic without decals. */
  reflection: THREE.Material;
}

const replaceAll = (source: string, parts: Record<string, string>): string =>
  Object.entries(parts).reduce((text, [chunk, code]) => text.replace(`#include <${chunk}>`, code), source);

function patch(material: THREE.Material, uniforms: Uniforms, fragment: Record<string, string>): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = replaceAll(shader.vertexShader, {
      common: `#include <common>\n${VERTEX_HEAD}`,
      begin_vertex: `#include <begin_vertex>\n${VERTEX_BODY}`,
    });
    shader.fragmentShader = replaceAll(shader.fragmentShader, fragment);
  };
}

const CUT_PAINT = `
projectSide();
float glassAmount = glassMask();
if (glassAmount > .5 || isCutOut()) discard;
`;

function paintMaterial(paint: Paint, uniforms: Uniforms, floor: FloorShadow): THREE.Material {
  const material = new THREE.MeshPhysicalMaterial({
    color: paint.colour,
    metalness: paint.metalness,
    roughness: paint.roughness,
    clearcoat: 1,
    clearcoatRoughness: 0.015,
  });
  patch(material, uniforms, {
    common: `#include <common>\n${CUTS}\n${DECALS}`,
    map_fragment: `${CUT_PAINT}
      layDecals();
      // Down-facing sill edges would mirror the floor as a bright line.
      bool isUnderbody = thetaRing.y < .55 || (thetaRing.y < 2.2 && normalize(bodyNormal).y < -.5);
      bool isRoof = thetaRing.y > roofFrom.x || (thetaRing.y > 9.05 && halfLength - bodyPosition.x > roofFrom.z);
      float facing = abs(dot(normalize(vViewPosition), normalize(vNormal)));
      vec3 base = (isRoof ? roofColour : diffuseColor.rgb) * mix(.72, 1.12, facing * facing);
      if (isUnderbody) base = vec3(.012);
      diffuseColor.rgb = mix(base, decal.rgb, decal.a);`,
    roughnessmap_fragment: `float roughnessFactor = mix(isRoof ? roofFrom.y : roughness, decalSurface.x, decal.a);
      if (isUnderbody) roughnessFactor = .9;`,
    metalnessmap_fragment: `float metalnessFactor = mix(isRoof ? 0. : metalness, decalSurface.y, decal.a);
      if (isUnderbody) metalnessFactor = 0.;`,
    normal_fragment_maps: `#include <normal_fragment_maps>\n${RELIEF}`,
    clearcoat_normal_fragment_begin: '#include <clearcoat_normal_fragment_begin>\nclearcoatNormal = normal;',
    emissivemap_fragment: 'totalEmissiveRadiance += decalGlow * 1.6;',
    lights_physical_fragment: `#include <lights_physical_fragment>
      material.clearcoat *= mix(isRoof && roofFrom.y > .5 ? 0. : 1., smoothstep(.55, .2, decalSurface.x), decal.a);
      if (isUnderbody) material.clearcoat = 0.;`,
  });
  return occludeByFloor(material, floor, 'paint');
}

function glassMaterial(uniforms: Uniforms, floor: FloorShadow): THREE.Material {
  const material = new THREE.MeshPhysicalMaterial({
    color: 0x07090b,
    roughness: 0.03,
    ior: 1.6,
    transparent: true,
    opacity: 0.78,
  });
  patch(material, uniforms, {
    common: `#include <common>\n${CUTS}`,
    map_fragment:
      'projectSide();\nfloat glassAmount = glassMask();\nif (glassAmount < .5 || isCutOut()) discard;',
    opaque_fragment: `diffuseColor.a = mix(opacity, 1., pow(1. - abs(dot(normalize(vViewPosition), normal)), 4.));
      #include <opaque_fragment>`,
  });
  return occludeByFloor(material, floor, 'glass');
}

function flatMaterial(
  uniforms: Uniforms,
  colour: THREE.ColorRepresentation,
  side: THREE.Side,
  shade: string,
): THREE.Material {
  const material = new THREE.MeshBasicMaterial({ color: colour, side });
  patch(material, uniforms, {
    common: `#include <common>\n${CUTS}`,
    map_fragment: `${CUT_PAINT}\n${shade}`,
  });
  material.customProgramCacheKey = () => `flat${shade}`;
  return material;
}

/** Below the floor the mirrored body fades into the backdrop's grey. */
const FADE_BELOW_FLOOR = `
if (worldY < -.62) discard;
diffuseColor.rgb *= smoothstep(.05, .5, -worldY);
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.76, .775, .80), smoothstep(-.12, .55, -worldY));
`;

export function bodyMaterials(paint: Paint, uniforms: Uniforms, floor: FloorShadow): BodyMaterials {
  return {
    paint: paintMaterial(paint, uniforms, floor),
    glass: glassMaterial(uniforms, floor),
    lining: flatMaterial(uniforms, 0x0a0a0c, THREE.BackSide, ''),
    reflection: flatMaterial(
      uniforms,
      new THREE.Color(paint.colour).multiplyScalar(0.6),
      THREE.FrontSide,
      FADE_BELOW_FLOOR,
    ),
  };
}
