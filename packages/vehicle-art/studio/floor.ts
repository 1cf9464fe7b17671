import * as THREE from 'three';
import type { Backdrop } from './backdrops.ts';
import type { FloorShadow } from './occlusion.ts';

export interface StudioUniforms {
  resolution: THREE.IUniform<THREE.Vector2>;
}

const FLOOR_VERTEX = `
varying vec3 world;
void main() {
  vec4 p = modelMatrix * vec4(position, 1.);
  world = p.xyz;
  gl_Position = projectionMatrix * viewMatrix * p;
}`;

const SHADOW_AT = `
varying vec3 world;
uniform sampler2D shadow;
uniform vec2 size;
float shadowAt() {
  vec2 at = world.xz / size + .5;
  bool isInside = at.x > 0. && at.x < 1. && at.y > 0. && at.y < 1.;
  return isInside ? texture2D(shadow, at).r : 0.;
}`;

function floorMesh(shadow: FloorShadow, uniforms: StudioUniforms, glsl: string, main: string): THREE.Mesh {
  const material = new THREE.ShaderMaterial({
    transparent: true,
    toneMapped: false,
    uniforms: {
      shadow: { value: shadow.map },
      size: { value: shadow.size },
      resolution: uniforms.resolution,
    },
    vertexShader: FLOOR_VERTEX,
    fragmentShader: `uniform vec2 resolution;\n${glsl}\n${SHADOW_AT}\nvoid main() {\n${main}\n}`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(60, 60), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.renderOrder = 5;
  return mesh;
}

/** Lets a little of the mirrored vehicle below shine through. */
export function studioFloor(
  shadow: FloorShadow,
  uniforms: StudioUniforms,
  { glsl, mirror }: Backdrop,
): THREE.Mesh {
  return floorMesh(
    shadow,
    uniforms,
    glsl,
    `float s = shadowAt();
     vec2 at = gl_FragCoord.xy / resolution;
     vec3 colour = backdrop(at) * mix(vec3(1.), vec3(.035, .038, .045), s);
     gl_FragColor = vec4(colour, 1. - ${mirror.toFixed(4)} * (1. - .5 * s) * smoothstep(0., .14, at.y));`,
  );
}

/** Only the contact shadow, for cut-outs. */
export function shadowCatcher(shadow: FloorShadow, uniforms: StudioUniforms): THREE.Mesh {
  return floorMesh(
    shadow,
    uniforms,
    '',
    `float s = shadowAt();
     gl_FragColor = vec4(vec3(.02, .022, .026), clamp(s * 1.05, 0., .93));`,
  );
}

export function studioBackdrop(uniforms: StudioUniforms, { glsl }: Backdrop): THREE.Mesh {
  const material = new THREE.ShaderMaterial({
    depthWrite: false,
    depthTest: false,
    toneMapped: false,
    uniforms: { resolution: uniforms.resolution },
    vertexShader: 'void main(){gl_Position=vec4(position.xy,1.,1.);}',
    fragmentShader: `uniform vec2 resolution;\n${glsl}\nvoid main(){gl_FragColor=vec4(backdrop(gl_FragCoord.xy/resolution),1.);}`,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -10;
  return mesh;
}
