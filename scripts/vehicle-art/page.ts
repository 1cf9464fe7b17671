import { buildVehicle } from './bodies/registry.ts';
import type { BodyName, Look } from './sets/look.ts';
import type { View } from './studio/camera.ts';
import { type Background, type Marks, Stage } from './studio/stage.ts';

/** What the render command calls inside the browser. */
export interface VehicleStudio {
  resize: (width: number, height: number) => void;
  load: (body: BodyName, look: Look) => void;
  shoot: (view: View, background: Background) => Marks;
  grab: () => Promise<string>;
}

const stage = new Stage();

async function grab(): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => stage.canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
}

const studio: VehicleStudio = {
  resize: (width, height) => stage.resize(width, height),
  load: (body, look) => stage.show(buildVehicle(body, look)),
  shoot: (view, background) => stage.shoot(view, background),
  grab,
};

Object.assign(window, { studio });
