import * as THREE from 'three';
import { NOISE_GLSL } from '../noise.ts';

type Triple = [number, number, number];

/** Colours around noon, as they are written into the picture. */
export const HORIZON: Triple = [0.9, 0.92, 0.93];
export const CONCRETE: Triple = [0.66, 0.655, 0.64];

const SUN = 'normalize(vec2(-1., -.3))';

const SKY = `
vec3 sky(vec3 way) {
  float y = abs(way.y);
  float towardsSun = max(dot(normalize(way.xz), ${SUN}), 0.);
  vec3 colour = mix(vec3(${HORIZON.join(', ')}), vec3(.74, .81, .87), smoothstep(0., .13, y));
  colour = mix(colour, vec3(.42, .57, .72), smoothstep(.08, .5, y));
  colour += vec3(.06, .05, .02) * pow(towardsSun, 4.) * exp(-y * 9.);
  vec2 p = way.xz / (y + .1);
  p = vec2(dot(p, ${SUN}), dot(p, vec2(-${SUN}.y, ${SUN}.x)));
  float cloud = fbm(p * vec2(.9, .42) + 7.3);
  float lit = smoothstep(.75, .45, cloud) * (.35 + .65 * towardsSun);
  float cover = smoothstep(.46, .78, cloud) * smoothstep(.015, .1, y) * .9;
  return mix(colour, mix(vec3(.7, .75, .8), vec3(.97, .97, .96), lit), cover);
}`;

const DOME_VERTEX =
  'varying vec3 way;void main(){way=normalize(position);gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}';

function dome(radius: number, main: string): THREE.Mesh {
  return new THREE.Mesh(
    new THREE.SphereGeometry(radius, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      toneMapped: false,
      vertexShader: DOME_VERTEX,
      fragmentShader: `${NOISE_GLSL}${SKY}\nvarying vec3 way;\nvoid main() {\n${main}\n}`,
    }),
  );
}

export function hardstandSky(): THREE.Mesh {
  const sky = dome(
    400,
    `gl_FragColor = vec4(sky(normalize(way)) + (hash(gl_FragCoord.xy) - .5) / 160., 1.);`,
  );
  sky.renderOrder = -10;
  return sky;
}

/** The sky, the ground and a dark line of sheds on the horizon, as a light. */
export const skyLight = (): THREE.Mesh =>
  dome(
    40,
    `vec3 n = normalize(way);
     vec3 colour = n.y < 0. ? vec3(${CONCRETE.join(', ')}) * mix(.75, .5, smoothstep(0., -.4, n.y)) : sky(n);
     float sheds = smoothstep(.1, .085, n.y) * step(0., n.y);
     colour = mix(colour, colour * .35, sheds * .8);
     gl_FragColor = vec4(pow(colour, vec3(2.2)) * 1.9, 1.);`,
  );
