import * as THREE from 'three';
import { NOISE_GLSL } from '../noise.ts';

/** Colour of the air between the camera and what is far away. */
export const HAZE = [0.965, 0.925, 0.855] as const;

/** Metres from the vehicle to the water. */
const SHORE = 190;

const FRAGMENT = `
varying vec3 world;
uniform vec3 haze;
${NOISE_GLSL}
void main() {
  float away = -world.x - ${SHORE.toFixed(1)};
  if (away < 0.) discard;
  vec3 colour = mix(vec3(.56, .74, .73), vec3(.3, .55, .62), smoothstep(2., 60., away));
  colour *= 1. + (fbm(vec2(world.z * .22, world.x * .5)) - .5) * .2;
  colour = mix(colour, haze, smoothstep(0., 700., away) * .5 + .45);
  float foam = smoothstep(5., 0., away - 2. - 4. * fbm(vec2(world.z * .06, 1.)));
  gl_FragColor = vec4(mix(colour, vec3(.985, .95, .9), foam * .8), 1.);
}`;

/** A band of water on the horizon, behind the vehicle. The camera stands on the x axis. */
export function sea(): THREE.Mesh {
  const water = new THREE.Mesh(
    new THREE.PlaneGeometry(4000, 4000).rotateX(-Math.PI / 2),
    new THREE.ShaderMaterial({
      toneMapped: false,
      uniforms: { haze: { value: new THREE.Vector3(...HAZE) } },
      vertexShader:
        'varying vec3 world;void main(){world=position;gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
      fragmentShader: FRAGMENT,
    }),
  );
  water.position.y = -0.42;
  return water;
}
