import * as THREE from 'three';
import { NOISE_GLSL } from '../noise.ts';
import { CONCRETE, HORIZON } from './sky.ts';

const vec3 = (colour: readonly number[]): string => `vec3(${colour.join(', ')})`;

const FRAGMENT = `
varying vec3 world;
${NOISE_GLSL}
float line(float x, float width) {
  float soft = max(fwidth(x), .0005);
  return smoothstep(width + soft, width - soft, abs(x));
}
void main() {
  vec2 p = world.xz;
  float far = distance(cameraPosition, world);
  float near = smoothstep(60., 6., far);
  float patches = fbm(p * .35), stains = fbm(p * 2.7 + 11.), grain = noise(p * 34.);
  vec3 base = ${vec3(CONCRETE)};
  vec3 colour = base * (.8 + .3 * patches) * (.9 + .2 * stains) * (1. + (grain - .5) * .16 * near);
  colour *= 1. - .22 * smoothstep(.86, .97, noise(p * 61.)) * near;
  colour = mix(colour, base * .5, smoothstep(.6, .8, fbm(p * .8 + 31.)) * .38);
  // Tracks of tyres
  colour *= 1. - .18 * smoothstep(.5, .8, fbm(vec2(p.x * .05, p.y * 1.1) + 5.));
  // Joints between slabs
  vec2 q = vec2(p.x + 1.3, p.y - 2.4);
  float across = line(fract(q.x / 6. + .5) * 6. - 3., .018);
  float along = line(fract(q.y / 5. + .5) * 5. - 2.5, .018);
  colour *= 1. - .55 * max(across, along) * smoothstep(70., 10., far);
  // Painted bays
  float bay = line(fract((p.y - 2.1) / 4.2 + .5) * 4.2 - 2.1, .065) * step(abs(p.x + .3), 4.9);
  bay = max(bay, line(p.x + 5.2, .065) * step(abs(p.y), 80.));
  float worn = .35 + .6 * smoothstep(.28, .55, fbm(p * 3.1 + 2.));
  colour = mix(colour, vec3(.98, .72, .1) * (.78 + .2 * stains), bay * worn);
  colour = mix(colour, ${vec3(HORIZON)}, smoothstep(50., 260., far) * .75);
  gl_FragColor = vec4(colour + (hash(gl_FragCoord.xy) - .5) / 140., 1.);
}`;

/** Concrete slabs with amber bays. */
export function hardstandGround(): THREE.Mesh {
  const ground = new THREE.Mesh(
    new THREE.PlaneGeometry(800, 800),
    new THREE.ShaderMaterial({
      toneMapped: false,
      vertexShader:
        'varying vec3 world;void main(){vec4 p=modelMatrix*vec4(position,1.);world=p.xyz;gl_Position=projectionMatrix*viewMatrix*p;}',
      fragmentShader: FRAGMENT,
    }),
  );
  ground.rotation.x = -Math.PI / 2;
  return ground;
}
