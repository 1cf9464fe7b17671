import * as THREE from 'three';

const DEGREE = Math.PI / 180;

/** Degrees from the camera to the left, and above the horizon: a low sun in front of the vehicle. */
const SIDEWAYS = 18;
const HEIGHT = 25;

/** Direction to the sun. The camera of the beach stands on the x axis; the beach turns with it. */
export const SUN_DIRECTION = new THREE.Vector3(
  Math.cos(SIDEWAYS * DEGREE) * Math.cos(HEIGHT * DEGREE),
  Math.sin(HEIGHT * DEGREE),
  Math.sin(SIDEWAYS * DEGREE) * Math.cos(HEIGHT * DEGREE),
);

/** Metres round the vehicle within which it casts a shadow. */
const REACH = 6.5;

export function sunLight(): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(0xffd8a6, 3.5);
  light.position.copy(SUN_DIRECTION).multiplyScalar(40);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  Object.assign(light.shadow.camera, {
    left: -REACH,
    right: REACH,
    top: REACH,
    bottom: -REACH,
    near: 20,
    far: 60,
  });
  light.shadow.radius = 3;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.025;
  return light;
}
