import * as THREE from 'three';

/** The vehicle's shadow on the floor, as a texture over a window of the given size round the origin. */
export interface FloorShadow {
  map: THREE.Texture;
  size: THREE.Vector2;
}

/** Colour into which every mirrored vehicle fades, as it is written into the picture. The stage sets it. */
export const MIRROR_FADE = { value: new THREE.Vector3(0.885, 0.892, 0.902) };

const FLOOR_LOOKUP = `
varying vec3 worldPoint;
uniform sampler2D floorShadow;
uniform vec2 floorSize;
uniform vec3 mirrorFade;
float floorLight(vec3 direction, float blur) {
  vec3 from = vec3(worldPoint.x, abs(worldPoint.y), worldPoint.z);
  float downward = smoothstep(.12 + blur * .3, -.10 - blur * .2, direction.y);
  if (downward <= 0.) return 1.;
  float distance = from.y / max(-direction.y, .08);
  vec2 at = clamp((from + direction * distance).xz / floorSize + .5, 0., 1.);
  return 1. - .93 * textureLod(floorShadow, at, 1. + blur * 5.).r * downward;
}
`;

const DARKEN_REFLECTIONS = `#include <lights_fragment_maps>
{
  vec3 n = inverseTransformDirection(normal, viewMatrix);
  vec3 r = inverseTransformDirection(reflect(-geometryViewDir, normal), viewMatrix);
  float flip = worldPoint.y < 0. ? -1. : 1.;
  n.y *= flip;
  r.y *= flip;
  radiance *= floorLight(r, material.roughness);
  #ifdef USE_CLEARCOAT
    vec3 c = inverseTransformDirection(reflect(-geometryViewDir, geometryClearcoatNormal), viewMatrix);
    c.y *= flip;
    clearcoatRadiance *= floorLight(c, 0.);
  #endif
  float underside = smoothstep(.4, -.9, n.y) * (1. - smoothstep(0., 1.1, abs(worldPoint.y)));
  iblIrradiance *= 1. - .75 * underside;
  iblIrradiance *= mix(1., floorLight(normalize(n + vec3(0., -.45, 0.)), .4), .7);
}`;

const FADE_MIRROR_IMAGE = `#include <colorspace_fragment>
if (worldPoint.y < 0.) {
  gl_FragColor.rgb = mix(gl_FragColor.rgb, mirrorFade, smoothstep(-.12, .55, -worldPoint.y));
}`;

/**
 * Darkens reflections by the vehicle's shadow: rays that go down are traced to the floor and darkened by the shadow
 * there. Without this the sills look as if they glowed, and the vehicle as if it floated.
 */
export function occludeByFloor<T extends THREE.Material>(material: T, floor: FloorShadow, key: string): T {
  const before = material.onBeforeCompile;
  // Materials with different patches must not share a program.
  material.customProgramCacheKey = () => `floor-${key}`;
  material.onBeforeCompile = (shader, renderer) => {
    before.call(material, shader, renderer);
    Object.assign(shader.uniforms, {
      floorShadow: { value: floor.map },
      floorSize: { value: floor.size },
      mirrorFade: MIRROR_FADE,
    });
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 worldPoint;')
      .replace(
        '#include <fog_vertex>',
        '#include <fog_vertex>\nworldPoint = (modelMatrix * vec4(transformed, 1.)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${FLOOR_LOOKUP}`)
      .replace('#include <lights_fragment_maps>', DARKEN_REFLECTIONS)
      .replace('#include <colorspace_fragment>', FADE_MIRROR_IMAGE);
  };
  material.userData.seesFloor = true;
  return material;
}

/** Patches every physical material under the object that has not been patched yet. */
export function occludeAll(root: THREE.Object3D, floor: FloorShadow): void {
  root.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return;
    const material = object.material as THREE.Material;
    if (material instanceof THREE.MeshPhysicalMaterial && !material.userData.seesFloor) {
      occludeByFloor(material, floor, 'part');
    }
  });
}
