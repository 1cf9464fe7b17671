import * as THREE from 'three';

export interface View {
  /** Degrees from head-on; 90 is the vehicle's right-hand side. */
  azimuth: number;
  eyeHeight: number;
  /** Share of the picture that the vehicle may fill. */
  fillWidth: number;
  fillHeight: number;
  /** Distance of the vehicle below the middle of the picture, in half picture heights. */
  drop?: number;
  /** `view`: as near as this view allows; `turn`: one distance for every azimuth, so that frames of a spin agree. */
  fit: 'view' | 'turn';
  /** Degrees; less, from farther away, shows less perspective. */
  fieldOfView?: number;
}

export interface Extent {
  length: number;
  width: number;
  height: number;
}

const FIELD_OF_VIEW = 22;
const ROUNDS = 8;

interface Projected {
  width: number;
  height: number;
  centreX: number;
  centreY: number;
}

function project(camera: THREE.Camera, extent: Extent): Projected {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let corner = 0; corner < 8; corner++) {
    const point = new THREE.Vector3(
      (corner & 1 ? 0.5 : -0.5) * extent.length,
      corner & 2 ? extent.height : 0,
      (corner & 4 ? 0.5 : -0.5) * extent.width,
    ).project(camera);
    xs.push(point.x);
    ys.push(point.y);
  }
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return {
    width: (right - left) / 2,
    height: (high - low) / 2,
    centreX: (left + right) / 2,
    centreY: (low + high) / 2,
  };
}

/** Azimuths a turn is fitted to; the other quarters mirror them. */
const QUARTER = Array.from({ length: 10 }, (_, i) => i * 10);

/** Moves the camera until the vehicle's box fills the wanted share of the picture, and centres it. */
export function frameVehicle(camera: THREE.PerspectiveCamera, extent: Extent, view: View): void {
  const fieldOfView = view.fieldOfView ?? FIELD_OF_VIEW;
  camera.fov = fieldOfView;
  camera.updateProjectionMatrix();
  const halfView = Math.tan((fieldOfView * Math.PI) / 360);
  const isTurn = view.fit === 'turn';
  const azimuths = isTurn ? QUARTER : [view.azimuth];
  let distance = 9;
  let lookHeight = extent.height * 0.45;
  let sideways = 0;
  const place = (azimuth: number): void => {
    const angle = (azimuth * Math.PI) / 180;
    camera.position.set(Math.cos(angle) * distance, view.eyeHeight, Math.sin(angle) * distance);
    camera.lookAt(-Math.sin(angle) * sideways, lookHeight, Math.cos(angle) * sideways);
    camera.updateMatrixWorld();
  };
  const seenFrom = (azimuth: number): Projected => {
    place(azimuth);
    return project(camera, extent);
  };
  for (let round = 0; round < ROUNDS; round++) {
    distance *= Math.max(
      ...azimuths.map((azimuth) => {
        const seen = seenFrom(azimuth);
        return Math.max(seen.width / view.fillWidth, seen.height / view.fillHeight);
      }),
    );
    const again = azimuths.map(seenFrom);
    const centreY = again.reduce((sum, seen) => sum + seen.centreY, 0) / again.length;
    lookHeight += (centreY + (view.drop ?? 0.06)) * halfView * distance;
    if (!isTurn) sideways -= (again[0] as Projected).centreX * halfView * camera.aspect * distance;
  }
  place(view.azimuth);
}

/** Projects a point of the vehicle into the picture, from 0 to 1, y down. */
export function pictureOf(camera: THREE.Camera, point: THREE.Vector3): [number, number] {
  const seen = point.clone().project(camera);
  return [(seen.x + 1) / 2, (1 - seen.y) / 2];
}
