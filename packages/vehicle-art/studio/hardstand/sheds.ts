import * as THREE from 'three';
import { NOISE_GLSL } from '../noise.ts';
import { HORIZON } from './sky.ts';

interface Shed {
  /** Middle, x and z, in metres. */
  at: [number, number];
  size: [width: number, height: number, depth: number];
  doors: number;
}

/** All round, so that every view and every frame of a turn has some building behind the vehicle. */
const SHEDS: Shed[] = [
  { at: [-30, -38], size: [70, 7, 18], doors: 7 },
  { at: [-80, 10], size: [20, 6.5, 60], doors: 0 },
  { at: [58, -66], size: [44, 6.5, 20], doors: 4 },
  { at: [44, 78], size: [60, 7.5, 20], doors: 6 },
  { at: [-40, 92], size: [48, 6, 20], doors: 4 },
];

const POLES: [number, number][] = [
  [-14, -24],
  [26, 48],
  [46, -30],
];

const FRAGMENT = `
varying vec3 world, outwards;
varying vec2 at;
uniform vec3 size;
uniform float doors;
${NOISE_GLSL}
void main() {
  vec3 steel = vec3(.6, .63, .66), colour = steel;
  bool isLong = abs(outwards.z) > .5;
  float along = isLong ? at.x * size.x : world.z;
  float far = distance(cameraPosition, world);
  float rib = sin(along * 22.) * .5 + .5;
  colour *= mix(1., .88 + .2 * rib, smoothstep(90., 25., far));
  colour *= .94 + .12 * noise(vec2(along * .6, world.y * .3));
  if (outwards.y > .5) colour *= 1.15;
  if (abs(outwards.x) > .5) colour *= .72;
  colour = mix(colour, steel * .6, smoothstep(size.y - .5, size.y - .45, world.y));
  if (isLong && doors > 0.) {
    float bay = size.x / doors;
    float x = abs(fract(at.x * doors) * bay - bay * .5);
    float width = bay * .31, height = min(size.y * .68, 5.2);
    if (x < width && world.y < height) colour = steel * 1.12 * (.9 + .12 * fract(world.y * 4.));
    else if (x < width + .18 && world.y < height + .18) colour = steel * .55;
  }
  colour = mix(colour, vec3(${HORIZON.join(', ')}), smoothstep(30., 150., far) * .8);
  gl_FragColor = vec4(colour + (hash(gl_FragCoord.xy) - .5) / 160., 1.);
}`;

const VERTEX =
  'varying vec3 world,outwards;varying vec2 at;void main(){at=uv;outwards=normal;vec4 p=modelMatrix*vec4(position,1.);world=p.xyz;gl_Position=projectionMatrix*viewMatrix*p;}';

function shed({ at: [x, z], size, doors }: Shed): THREE.Mesh {
  const [width, height, depth] = size;
  const building = new THREE.Mesh(
    new THREE.BoxGeometry(width, height, depth),
    new THREE.ShaderMaterial({
      toneMapped: false,
      uniforms: { size: { value: new THREE.Vector3(width, height, depth) }, doors: { value: doors } },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    }),
  );
  building.position.set(x, height / 2, z);
  return building;
}

function pole([x, z]: [number, number]): THREE.Group {
  const group = new THREE.Group();
  const mast = new THREE.Mesh(
    new THREE.CylinderGeometry(0.07, 0.11, 11, 10),
    new THREE.MeshBasicMaterial({ color: 0x4a4e54 }),
  );
  mast.position.y = 5.5;
  const head = new THREE.Mesh(
    new THREE.BoxGeometry(0.9, 0.16, 0.4),
    new THREE.MeshBasicMaterial({ color: 0x6a6e74 }),
  );
  head.position.y = 11;
  group.add(mast, head);
  group.position.set(x, 0, z);
  return group;
}

/** Steel sheds and light poles of the yard. */
export function sheds(): THREE.Group {
  const group = new THREE.Group();
  group.add(...SHEDS.map(shed), ...POLES.map(pole));
  return group;
}
