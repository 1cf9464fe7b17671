import type { Size } from './measures.ts';

/** Usual sizes of a cab over the engine and its wheels, in cm. The stock has none of them. */
const [CAB, RADIUS, FRONT_OVERHANG, BETWEEN_REAR_AXLES, CAB_HEIGHT] = [190, 43, 115, 130, 250];

export interface TruckOutline {
  cab: string;
  frame: string;
  /** Null for a truck whose load is not known. */
  load: string | null;
  wheels: { cx: number; cy: number; r: number }[];
}

/** Side view of a truck that faces left, in cm, with the ground at its height. */
export function truckOutline({ length, height, truck }: Size): TruckOutline | null {
  if (!truck) return null;
  const [long, ground] = [Math.round(length / 10), Math.round(height / 10)];
  const deck = ground - RADIUS * 2 - 8;
  const cabTop = Math.max(0, ground - (truck.load === 'tray' ? ground : CAB_HEIGHT));
  const waist = cabTop + Math.round((ground - cabTop) * 0.48);
  const back = CAB + 14;
  const loads = {
    tray: `M${back} ${deck}V${deck - 42}H${long}V${deck}ZM${back} ${deck - 42}V${Math.max(deck - 110, 0)}h8v68`,
    box: `M${back} ${deck}V1H${long}V${deck}Z`,
  };
  const front = FRONT_OVERHANG;
  const rear = front + Math.round(truck.wheelbase / 10);
  return {
    cab:
      `M4 ${ground - 30}V${waist + 10}L34 ${cabTop + 8}Q38 ${cabTop} 48 ${cabTop}H${CAB}V${ground - 50}H${front + 60}` +
      `M${front - 60} ${ground - 30}H4M24 ${waist}L46 ${cabTop + 22}H${CAB - 60}V${waist}Z`,
    frame: `M${CAB} ${deck + 4}H${long - 4}V${deck + 24}H${CAB}`,
    load: truck.load === 'tray' || truck.load === 'box' ? loads[truck.load] : null,
    wheels: [
      front,
      ...Array.from({ length: truck.rearAxles }, (_, index) => rear + index * BETWEEN_REAR_AXLES),
    ].map((cx) => ({ cx, cy: ground - RADIUS, r: RADIUS })),
  };
}
