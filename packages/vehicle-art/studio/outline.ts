import * as THREE from 'three';

/** The rectangle round a vehicle in a picture, as shares of its width and height, y down. */
export interface Outline {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The rectangle round everything that is visible of an object. */
export function outlineOf(camera: THREE.PerspectiveCamera, root: THREE.Object3D): Outline {
  root.updateMatrixWorld(true);
  const outline: Outline = { left: 1, right: 0, top: 1, bottom: 0 };
  const point = new THREE.Vector3();
  root.traverseVisible((object) => {
    if (!(object instanceof THREE.Mesh)) return;
    const positions = object.geometry.getAttribute('position') as THREE.BufferAttribute;
    for (let i = 0; i < positions.count; i++) {
      point.fromBufferAttribute(positions, i).applyMatrix4(object.matrixWorld).project(camera);
      outline.left = Math.min(outline.left, (point.x + 1) / 2);
      outline.right = Math.max(outline.right, (point.x + 1) / 2);
      outline.top = Math.min(outline.top, (1 - point.y) / 2);
      outline.bottom = Math.max(outline.bottom, (1 - point.y) / 2);
    }
  });
  return outline;
}
