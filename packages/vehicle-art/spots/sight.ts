import * as THREE from 'three';
import { type Extent, frameVehicle, pictureOf, type View } from '../studio/camera.ts';
import type { Probe, Ray } from './probe.ts';
import type { SpinSpot } from './spin-spot.ts';

interface Hit {
  point: THREE.Vector3;
  /** Direction away from the surface. */
  outwards: THREE.Vector3;
}

/** A part hides a spot if it is nearer to the camera by at least this many metres. */
const MIN_DEPTH = 0.06;
/**
 * Cosine of the angle between the surface's normal and the camera. Below it, a part is seen too flatly for a hotspot.
 */
const MIN_FACING = 0.25;

function castRay(caster: THREE.Raycaster, body: THREE.Object3D, { from, towards }: Ray): Hit | null {
  const direction = new THREE.Vector3(...towards);
  caster.set(new THREE.Vector3(...from), direction);
  const [hit] = caster.intersectObject(body);
  return hit ? { point: hit.point, outwards: direction.negate() } : null;
}

const percent = (share: number): number => Math.round(share * 1000) / 10;

/**
 * Finds the hotspots on the vehicle and their positions in each view. A spot has no position in a view in which it
 * faces away or another part hides it.
 *
 * @throws Error if a ray misses the vehicle
 */
export function findSpots(body: THREE.Object3D, extent: Extent, probes: Probe[], views: View[]): SpinSpot[] {
  body.updateMatrixWorld(true);
  const caster = new THREE.Raycaster();
  const camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 100);
  const spots = probes.map(({ id, description, rays }) => ({
    spot: { id, description, places: [] } as SpinSpot,
    hits: rays.map((ray) => {
      const hit = castRay(caster, body, ray);
      if (!hit) throw new Error(`The ray for the hotspot "${id}" misses the vehicle.`);
      return hit;
    }),
  }));
  views.forEach((view, frame) => {
    frameVehicle(camera, extent, view);
    const facing = ({ point, outwards }: Hit): number =>
      camera.position.clone().sub(point).normalize().dot(outwards);
    const isVisible = ({ point }: Hit): boolean => {
      const toPoint = point.clone().sub(camera.position);
      caster.set(camera.position, toPoint.clone().normalize());
      const [first] = caster.intersectObject(body);
      return first !== undefined && first.distance > toPoint.length() - MIN_DEPTH;
    };
    for (const { spot, hits } of spots) {
      const [best] = hits.filter((hit) => facing(hit) > MIN_FACING).sort((a, b) => facing(b) - facing(a));
      if (!best || !isVisible(best)) continue;
      const [x, y] = pictureOf(camera, best.point);
      spot.places.push({ frame, x: percent(x), y: percent(y) });
    }
  });
  return spots.map(({ spot }) => spot);
}
