import * as THREE from 'three';
import { type Extent, frameVehicle, pictureOf, type View } from '../studio/camera.ts';
import type { Probe, Ray } from './probe.ts';
import type { SpinSpot } from './spin-spot.ts';

interface Hit {
  point: THREE.Vector3;
  /** Away from the surface. */
  outwards: THREE.Vector3;
}

/** A part hides a spot if it is nearer to the camera by at least this much, in metres. */
const DEPTH = 0.06;
/** Cosine beyond which a part is seen too flatly to point at. */
const FLAT = 0.25;

function meet(caster: THREE.Raycaster, body: THREE.Object3D, { from, towards }: Ray): Hit | null {
  const way = new THREE.Vector3(...towards);
  caster.set(new THREE.Vector3(...from), way);
  const [hit] = caster.intersectObject(body);
  return hit ? { point: hit.point, outwards: way.negate() } : null;
}

const percent = (share: number): number => Math.round(share * 1000) / 10;

/**
 * Finds the spots on the vehicle and, for each view, where they are in its picture; a spot that turns away or stands
 * behind something has no place there. Throws where a ray misses the vehicle.
 */
export function findSpots(body: THREE.Object3D, extent: Extent, probes: Probe[], views: View[]): SpinSpot[] {
  body.updateMatrixWorld(true);
  const caster = new THREE.Raycaster();
  const camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 100);
  const spots = probes.map(({ id, description, rays }) => ({
    spot: { id, description, places: [] } as SpinSpot,
    hits: rays.map((ray) => {
      const hit = meet(caster, body, ray);
      if (!hit) throw new Error(`Nothing is where ${id} should be.`);
      return hit;
    }),
  }));
  views.forEach((view, frame) => {
    frameVehicle(camera, extent, view);
    const facing = ({ point, outwards }: Hit): number =>
      camera.position.clone().sub(point).normalize().dot(outwards);
    const isInSight = ({ point }: Hit): boolean => {
      const way = point.clone().sub(camera.position);
      caster.set(camera.position, way.clone().normalize());
      const [first] = caster.intersectObject(body);
      return first !== undefined && first.distance > way.length() - DEPTH;
    };
    for (const { spot, hits } of spots) {
      const [best] = hits.filter((hit) => facing(hit) > FLAT).sort((a, b) => facing(b) - facing(a));
      if (!best || !isInSight(best)) continue;
      const [x, y] = pictureOf(camera, best.point);
      spot.places.push({ frame, x: percent(x), y: percent(y) });
    }
  });
  return spots.map(({ spot }) => spot);
}
