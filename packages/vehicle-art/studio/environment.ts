import * as THREE from 'three';
import type { LightRig, Softbox } from './light-rigs.ts';

const range = ([from, to]: [number, number]): string => `${from.toFixed(4)}, ${to.toFixed(4)}`;

const domeFragment = ({ ground, near, behind }: LightRig['dome']): string => `
varying vec3 direction;
void main() {
  float y = normalize(direction).y, z = normalize(direction).z;
  float ground = mix(${range(ground)}, smoothstep(-.02, -.5, y));
  float near = mix(${range(near)}, smoothstep(.05, .6, y));
  float behind = mix(${range(behind)}, smoothstep(0., .55, y));
  float wall = mix(near, behind, smoothstep(.15, -.6, z));
  float value = mix(wall, ground, smoothstep(.012, -.03, y));
  gl_FragColor = vec4(vec3(value) * vec3(1., 1.005, 1.015), 1.);
}`;

const BOX_FRAGMENT = `
varying vec2 at;
uniform float strength;
uniform vec2 soft;
uniform vec3 tint;
void main() {
  vec2 edge = smoothstep(vec2(0.), soft, at) * smoothstep(vec2(0.), soft, 1. - at);
  gl_FragColor = vec4(tint * strength * edge.x * edge.y, 1.);
}`;

function dome(brightness: LightRig['dome']): THREE.Mesh {
  return new THREE.Mesh(
    new THREE.SphereGeometry(40, 64, 48),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      vertexShader:
        'varying vec3 direction;void main(){direction=normalize(position);gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
      fragmentShader: domeFragment(brightness),
    }),
  );
}

export function softbox({ size: [width, height], at, strength, look, soft, tint }: Softbox): THREE.Mesh {
  const longest = Math.max(width, height);
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(width, height),
    new THREE.ShaderMaterial({
      side: THREE.DoubleSide,
      transparent: true,
      depthWrite: false,
      blending: THREE.AdditiveBlending,
      uniforms: {
        strength: { value: strength },
        soft: { value: new THREE.Vector2((soft / width) * longest, (soft / height) * longest) },
        tint: { value: new THREE.Vector3(...(tint ?? [1, 1, 1])) },
      },
      vertexShader:
        'varying vec2 at;void main(){at=uv;gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
      fragmentShader: BOX_FRAGMENT,
    }),
  );
  mesh.position.set(...at);
  mesh.lookAt(...look);
  return mesh;
}

/** Light of a rig as an environment map, for a single view or for a turn. */
export function rigLight(renderer: THREE.WebGLRenderer, rig: LightRig, fit: 'view' | 'turn'): THREE.Texture {
  const scene = new THREE.Scene();
  const key = fit === 'turn' ? rig.turnKey : rig.key;
  scene.add(dome(rig.dome), ...[...rig.softboxes, key].map(softbox));
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0, 0.1, 100, { size: 512 }).texture;
}
