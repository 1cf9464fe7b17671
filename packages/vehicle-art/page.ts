import * as THREE from 'three';
import type { SceneName } from './backgrounds/background-names.ts';
import { buildVehicle } from './bodies/registry.ts';
import type { Vehicle } from './bodies/vehicle.ts';
import type { RoomName } from './interiors/room-names.ts';
import { type RoomMark, RoomStage } from './interiors/room-stage.ts';
import { buildRoom } from './interiors/rooms.ts';
import type { BodyName, DrawnBody } from './sets/body-names.ts';
import type { Look } from './sets/look.ts';
import { probesOf } from './spots/probes.ts';
import { findSpots } from './spots/sight.ts';
import type { SpinSpot } from './spots/spin-spot.ts';
import { frameVehicle, type View } from './studio/camera.ts';
import { type Outline, outlineOf } from './studio/outline.ts';
import { type Marks, marksOf, type Stage } from './studio/stage.ts';
import { stageOf } from './studio/stages.ts';
import { StudioStage } from './studio/studio-stage.ts';

/** What stands behind the vehicle. */
export type Behind = 'scene' | 'black' | 'white';

/** Functions in the browser that the render command calls. */
export interface VehicleStudio {
  resize: (width: number, height: number) => void;
  load: (scene: SceneName, body: DrawnBody, look: Look) => void;
  /** Renders a view of the loaded vehicle in its scene, or on a flat colour, which only the studio has. */
  shoot: (view: View, behind: Behind) => Marks;
  /** Finds the marks and the outline of the loaded vehicle in a view of 16:10, without rendering it. */
  measure: (view: View) => { marks: Marks; outline: Outline };
  /** The canvas of the last vehicle, as PNG in base64. */
  grab: () => Promise<string>;
  spots: (body: BodyName, look: Look, views: View[]) => SpinSpot[];
  /** Renders the inside of a vehicle. */
  room: (name: RoomName, width: number, height: number) => Promise<{ png: string; marks: RoomMark[] }>;
}

let stage: Stage | null = null;
let vehicle: Vehicle | null = null;
let rooms: RoomStage | null = null;

async function pngOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not encode the canvas as PNG.');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

function loaded(): { stage: Stage; vehicle: Vehicle } {
  if (!(stage && vehicle)) throw new Error('No vehicle is loaded. Call load() first.');
  return { stage, vehicle };
}

const studio: VehicleStudio = {
  resize: (width, height) => loaded().stage.resize(width, height),
  load: (scene, body, look) => {
    stage = stageOf(scene);
    vehicle = buildVehicle(body, look);
    stage.show(vehicle);
  },
  shoot: (view, behind) => {
    const current = loaded().stage;
    if (behind === 'scene') return current.shoot(view);
    if (current instanceof StudioStage) return current.shootOn(view, behind);
    throw new Error('Only the studio has flat backgrounds.');
  },
  measure: (view) => {
    const camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 100);
    const current = loaded().vehicle;
    frameVehicle(camera, current.extent, view);
    return { marks: marksOf(camera, current), outline: outlineOf(camera, current.body) };
  },
  grab: () => pngOf(loaded().stage.canvas),
  spots: (body, look, views) => {
    const { body: group, extent } = buildVehicle(body, look);
    return findSpots(group, extent, probesOf(body, look), views);
  },
  room: async (name, width, height) => {
    rooms ??= new RoomStage();
    const marks = rooms.shoot(buildRoom(name), width, height);
    return { png: await pngOf(rooms.canvas), marks };
  },
};

Object.assign(window, { studio });
