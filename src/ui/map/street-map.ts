import { seeded } from './seed.ts';

/** SVG path data of a street map centred on 0,0. One unit is about two metres. */
export interface StreetMap {
  /** Two street grids: spacing in x and y, and rotation in degrees. */
  grids: { x: number; y: number; turn: number }[];
  /** Outline of the area that the second grid covers. */
  second: string;
  water: string;
  parks: string[];
  roads: string[];
  railway: string;
}

const REACH = 900;
const SPREAD = 420;

/** Draws an imaginary town for a place (LOC-01). The same seed gives the same town. */
export function streetMap(seed: string): StreetMap {
  const random = seeded(seed);
  const between = (low: number, high: number) => Math.round(low + random() * (high - low));
  const turn = between(-14, 14);
  const tilt = Math.tan((turn * Math.PI) / 180);
  const across = (y: number, bend: number) =>
    `M${-REACH} ${Math.round(y - tilt * REACH)}C${between(-420, -260)} ${Math.round(y + bend)} ${between(200, 380)} ${Math.round(y - bend)} ${REACH} ${Math.round(y + tilt * REACH)}`;
  const along = (x: number, bend: number) =>
    `M${x - between(20, 90)} ${-SPREAD}C${x + bend} ${between(-160, -80)} ${x - bend} ${between(80, 160)} ${x + between(20, 90)} ${SPREAD}`;

  const near = between(34, 48);
  return {
    grids: [
      { x: between(58, 76), y: between(42, 54), turn },
      { x: between(52, 70), y: between(46, 60), turn: turn + between(12, 30) },
    ],
    second: `${across(between(30, 90), between(-40, 40))}V${SPREAD}H${-REACH}Z`,
    water: water(random, between),
    parks: [
      park(between, 70, 190, -110, -50),
      park(between, -230, -120, 40, 70),
      park(between, -330, -220, -130, -80),
    ],
    roads: [
      across(near, between(-50, 50)),
      along(between(-190, -110), between(-50, 50)),
      along(between(150, 260), between(-60, 60)),
    ],
    railway: across(between(150, 190), between(-30, 30)),
  };
}

type Between = (low: number, high: number) => number;

function park(between: Between, left: number, right: number, top: number, bottom: number): string {
  const x = between(left, right - 60);
  const y = between(top, bottom);
  const width = between(70, 130);
  const height = between(44, 80);
  return `M${x} ${y}l${width} ${between(-10, 10)} ${between(-8, 16)} ${height} ${-width} ${between(-10, 10)}Z`;
}

/** A coast on the left or right, or a creek. */
function water(random: () => number, between: Between): string {
  if (random() < 0.5) {
    const side = random() < 0.5 ? -1 : 1;
    const shore = side * between(170, 250);
    const bay = (offset: number) => shore + side * offset;
    return `M${bay(-30)} ${-SPREAD}C${bay(60)} -240 ${bay(-50)} -120 ${bay(10)} -30S${bay(70)} 120 ${bay(-10)} 190 ${bay(40)} 330 ${bay(0)} ${SPREAD}H${side * REACH}V${-SPREAD}Z`;
  }
  const y = between(-96, -70);
  const wide = between(16, 30);
  return `M${-REACH} ${y + 40}C-520 ${y - 40} -300 ${y + 60} -80 ${y}S360 ${y - 50} ${REACH} ${y + 20}V${y + 20 + wide * 2}C420 ${y - 20} 180 ${y + 20} -60 ${y + wide}S-480 ${y + 10} ${-REACH} ${y + 40 + wide}Z`;
}
