import type { SceneName } from './backgrounds/background-names.ts';
import { buildVehicle } from './bodies/registry.ts';
import type { RoomName } from './interiors/room-names.ts';
import { type RoomMark, RoomStage } from './interiors/room-stage.ts';
import { buildRoom } from './interiors/rooms.ts';
import type { BodyName, DrawnBody } from './sets/body-names.ts';
import type { Look } from './sets/look.ts';
import { probesOf } from './spots/probes.ts';
import { findSpots } from './spots/sight.ts';
import type { SpinSpot } from './spots/spin-spot.ts';
import type { View } from './studio/camera.ts';
import type { Marks, Stage } from './studio/stage.ts';
import { stageOf } from './studio/stages.ts';
import { StudioStage } from './studio/studio-stage.ts';

/** The background of the pictures. */
export type Behind = 'scene' | 'black' | 'white';

/** Functions in the browser that the render command calls. */
export interface VehicleStudio {
  resize: (width: number, height: number) => void;
  load: (scene: SceneName, body: DrawnBody, look: Look) => void;
  /** Renders a view of the loaded vehicle in its scene, or on a flat colour, which only the studio has. */
  shoot: (view: View, behind: Behind) => Marks;
  /** The canvas of the last vehicle, as PNG in base64. */
  grab: () => Promise<string>;
  spots: (body: BodyName, look: Look, views: View[]) => SpinSpot[];
  /** Renders the inside of a vehicle. */
  room: (name: RoomName, width: number, height: number) => Promise<{ png: string; marks: RoomMark[] }>;
}

let stage: Stage | null = null;
let rooms: RoomStage | null = null;

async function pngOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not encode the canvas as PNG.');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

function loaded(): Stage {
  if (!stage) throw new Error('No vehicle is loaded. Call load() first.');
  return stage;
}

const studio: VehicleStudio = {
  resize: (width, height) => loaded().resize(width, height),
  load: (scene, body, look) => {
    stage = stageOf(scene);
    stage.show(buildVehicle(body, look));
  },
  shoot: (view, behind) => {
    const current = loaded();
    if (behind === 'scene') return current.shoot(view);
    if (current instanceof StudioStage) return current.shootOn(view, behind);
    throw new Error('Only the studio has flat backgrounds.');
  },
  grab: () => pngOf(loaded().canvas),
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
