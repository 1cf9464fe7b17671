import * as THREE from 'three';
import { addDash, type Dash, STEERING } from './dash.ts';
import { cabinMaterials, PALETTES } from './materials.ts';
import { type Room, RoomBuilder, type RoomSpot, spot } from './room.ts';
import { frontSeat } from './seats.ts';
import { addShell } from './shell.ts';

export type CabinName = keyof typeof PALETTES;

/** `lift` is the height in metres by which the roof is higher than that of a car. */
const CABINS: Record<CabinName, Dash & { lift: number }> = {
  family: { half: 0.755, console: 'console', screen: [0.34, 0.19], lift: 0 },
  compact: { half: 0.7, console: 'console', screen: [0.26, 0.15], lift: -0.02 },
  work: { half: 0.76, console: 'console', screen: [0.3, 0.17], lift: 0.06 },
  cab: { half: 0.88, console: 'none', screen: [0.24, 0.14], lift: 0.18 },
};

function spotsOf({ console, screen, half }: Dash): RoomSpot[] {
  const [, height] = screen;
  const common = [
    spot('screen', 'Centre screen with maps, phone and radio', 0.52, 0.945 + height / 2, 0),
    spot(
      'wheel',
      'Steering wheel with buttons for phone and cruise control',
      STEERING.x - 0.02,
      0.915,
      STEERING.z,
    ),
    spot('dials', 'Dials the driver reads at a glance', 0.55, 1.035, STEERING.z - 0.06),
    spot('glovebox', 'Glovebox for papers and service book', 0.585, 0.71, -0.45),
    spot('vents', 'Air conditioning vents at both sides', 0.52, 0.845, -half + 0.11),
  ];
  return console === 'console'
    ? [...common, spot('selector', 'Gear selector', 0.2, 0.765, 0)]
    : [
        ...common,
        spot('lever', 'Gear lever on the dashboard: the floor is clear to walk through', 0.445, 0.82, 0.1),
      ];
}

/** The cabin from between the shoulders of the front passengers, with the steering wheel on the right. */
export function cabinRoom(name: CabinName): Room {
  const cabin = CABINS[name];
  const m = cabinMaterials(PALETTES[name]);
  const builder = new RoomBuilder();
  addDash(builder, m, cabin);
  for (const z of [STEERING.z, -STEERING.z]) builder.group.add(frontSeat(m, -0.12, z));
  addShell(builder, m, cabin.half, cabin.lift);
  return {
    group: builder.group,
    eye: new THREE.Vector3(-0.58, 1.2 + cabin.lift * 0.5, -0.02),
    look: new THREE.Vector3(0.8, 0.87 + cabin.lift * 0.7, 0.05),
    fieldOfView: 55,
    lamps: [{ at: [-0.2, 1.1, 0], strength: 0.8, reach: 3 }],
    spots: spotsOf(cabin),
  };
}
