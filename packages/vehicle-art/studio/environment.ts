import * as THREE from 'three';

type Triple = [number, number, number];

interface Softbox {
  size: [number, number];
  at: Triple;
  strength: number;
  look: Triple;
  soft: number;
  tint?: Triple;
}

/** Left of the camera. */
const KEY: Softbox = {
  size: [1.6, 4.2],
  at: [-8, 2.6, 3.5],
  strength: 6.5,
  look: [0, 0.8, 0],
  soft: 0.12,
  tint: [1, 0.985, 0.96],
};

/** As much light from a wider plane: near 60° and 240° of a turn the narrow one is a bright spot on the sills. */
const TURN_KEY: Softbox = { ...KEY, size: [4.8, 4.2], strength: 2.2, soft: 0.3 };

/** Light comes only from these planes, the key and the dome; x right, y up, z towards the camera. */
const SOFTBOXES: Softbox[] = [
  // Overhead
  { size: [10, 2.3], at: [0, 6, -0.6], strength: 8.5, look: [0, 0, -0.2], soft: 0.16 },
  // Long strip on the camera's side: the highlight along the shoulder
  { size: [11, 0.9], at: [0, 3.4, 7.5], strength: 3.2, look: [0, 0.8, 0], soft: 0.05 },
  // Right fill
  {
    size: [2.6, 3.2],
    at: [8.5, 2.4, 1.5],
    strength: 2.6,
    look: [0, 0.8, 0],
    soft: 0.2,
    tint: [0.95, 0.98, 1.05],
  },
  // Rim from behind
  { size: [10, 1.4], at: [0, 4.6, -8.5], strength: 5, look: [0, 0.8, 0], soft: 0.1 },
];

const DOME_FRAGMENT = `
varying vec3 direction;
void main() {
  float y = normalize(direction).y, z = normalize(direction).z;
  float ground = mix(.50, .80, smoothstep(-.02, -.5, y));
  float near = mix(.085, .20, smoothstep(.05, .6, y));
  float behind = mix(.85, .10, smoothstep(0., .55, y));
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

function dome(): THREE.Mesh {
  return new THREE.Mesh(
    new THREE.SphereGeometry(40, 64, 48),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      vertexShader:
        'varying vec3 direction;void main(){direction=normalize(position);gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
      fragmentShader: DOME_FRAGMENT,
    }),
  );
}

function softbox({ size: [width, height], at, strength, look, soft, tint }: Softbox): THREE.Mesh {
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

export function studioLight(renderer: THREE.WebGLRenderer, fit: 'view' | 'turn'): THREE.Texture {
  const scene = new THREE.Scene();
  scene.add(dome(), ...[...SOFTBOXES, fit === 'turn' ? TURN_KEY : KEY].map(softbox));
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0, 0.1, 100, { size: 512 }).texture;
}
