import * as THREE from 'three';
import type { FloorShadow } from './occlusion.ts';

interface Tone {
  colour: [number, number, number];
  strength: number;
  /** Metres above the ground. */
  height: number;
}

/** The soft shadow under a vehicle that stands outdoors, where a low sun alone would let it float. */
export function groundShadow({ map, size }: FloorShadow, { colour, strength, height }: Tone): THREE.Mesh {
  const shadow = new THREE.Mesh(
    new THREE.PlaneGeometry(size.x, size.y),
    new THREE.ShaderMaterial({
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      uniforms: {
        map: { value: map },
        colour: { value: new THREE.Vector3(...colour) },
        strength: { value: strength },
      },
      vertexShader:
        'varying vec2 at;void main(){at=vec2(uv.x,1.-uv.y);gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
      fragmentShader:
        'varying vec2 at;uniform sampler2D map;uniform vec3 colour;uniform float strength;void main(){gl_FragColor=vec4(colour,min(texture2D(map,at).r*strength,.94));}',
    }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = height;
  shadow.renderOrder = 8;
  return shadow;
}
