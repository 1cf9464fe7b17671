import * as THREE from 'three';
import type { Extent } from '../studio/camera.ts';
import type { FloorShadow } from '../studio/occlusion.ts';

/** A finished vehicle in metres, centred on the origin, with its front towards +x and its tyres on y = 0. */
export interface Vehicle {
  body: THREE.Group;
  /** The part that the floor mirrors, not yet flipped. */
  reflection: THREE.Group;
  shadow: FloorShadow;
  extent: Extent;
  /** True if it is made of many small parts, which darken each other where they are close together. */
  hasContactShade?: boolean;
  /** Textures that must be freed with the vehicle, because no material refers to them. */
  textures: THREE.Texture[];
  /** Centre points of the detail pictures. */
  wheelMark: THREE.Vector3;
  lampMark: THREE.Vector3;
}

/**
 * Copy of the parts for the reflection in the floor. Rims, brakes and flat black parts are hidden, because they would
 * float below the floor where the tyre around them has faded.
 */
export function mirrorImage(root: THREE.Object3D): THREE.Object3D {
  const image = root.clone();
  image.traverse((object) => {
    if (!(object instanceof THREE.Mesh)) return;
    const material = object.material as THREE.Material;
    if (material instanceof THREE.MeshBasicMaterial || material.userData.isRim) object.visible = false;
  });
  return image;
}
