import * as THREE from 'three';
import { NOISE_GLSL } from '../noise.ts';
import { SUN_DIRECTION } from './sun.ts';

/** Colours of the sky, as they are written into the picture. */
const TOP = new THREE.Vector3(0.925, 0.885, 0.81);
const MIDDLE = new THREE.Vector3(0.965, 0.925, 0.86);
const LOW = new THREE.Vector3(0.972, 0.908, 0.826);
const GLOW = new THREE.Vector3(0.995, 0.93, 0.83);

/** Strength of the sky as a light. */
const LIGHT = 1.12;

const FRAGMENT = `
varying vec3 direction;
uniform vec3 top, middle, low, glow, sun;
uniform bool isLight;
${NOISE_GLSL}
void main() {
  vec3 n = normalize(direction);
  vec3 colour = mix(low, middle, smoothstep(-.01, .16, n.y));
  colour = mix(colour, top, smoothstep(.1, .55, n.y));
  float towardsSun = max(dot(n, sun), 0.);
  float side = max(dot(normalize(n.xz), normalize(sun.xz)), 0.);
  colour = mix(colour, glow, pow(side, 3.) * .55 * smoothstep(.34, -.02, n.y));
  if (n.y < 0.) colour = mix(low, vec3(.62, .52, .4), smoothstep(0., -.06, n.y));
  colour += (hash(gl_FragCoord.xy) - .5) / 255.;
  if (isLight) {
    colour = pow(max(colour, 0.), vec3(2.2)) * ${LIGHT.toFixed(2)};
    colour += vec3(1., .78, .5) * pow(towardsSun, 40.) * 2.;
  }
  gl_FragColor = vec4(colour, 1.);
}`;

/** A bright evening sky without clouds. As a light it is brighter and has the sun in it. */
export function beachSky(isLight: boolean): THREE.Mesh {
  return new THREE.Mesh(
    new THREE.SphereGeometry(900, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      depthWrite: false,
      toneMapped: false,
      uniforms: {
        top: { value: TOP },
        middle: { value: MIDDLE },
        low: { value: LOW },
        glow: { value: GLOW },
        sun: { value: SUN_DIRECTION },
        isLight: { value: isLight },
      },
      vertexShader:
        'varying vec3 direction;void main(){direction=normalize(position);gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
      fragmentShader: FRAGMENT,
    }),
  );
}
