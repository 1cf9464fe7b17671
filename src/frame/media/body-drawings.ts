import type { BodyType } from '../../stock/car.ts';
import type { Chrome } from '../page.ts';
import { SILHOUETTES } from './silhouettes.ts';

const wheel = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}"/><circle cx="${x}" cy="${y}" r="${Math.round(radius * 0.38)}"/>`;

const carWheels = wheel(43, 64, 15) + wheel(157, 64, 15);
const truckWheels = wheel(38, 67, 12) + wheel(126, 67, 12) + wheel(158, 67, 12);
const bikeWheels = wheel(40, 58, 23) + wheel(160, 58, 23);

/** Cab over the engine, facing left like the other drawings. */
const cab = '<path d="M24 67H8a3 3 0 0 1-3-3V44l8-27c1-4 4-6 8-6h37v56H52M13 40h27V20H19M5 54h9"/>';

const UTE =
  '<path d="M24 64H13c-4 0-7-3-7-7V45l6-4 32-5 20-21h46l6 22h74v20c0 4-3 7-7 7h-11M62 64h76M116 37v27M52 36h64M84 15v21"/>';
const VAN =
  '<path d="M24 64H12c-4 0-6-3-6-6V46l4-6 22-26c4-4 8-6 14-6h138c6 0 10 4 10 10v38c0 5-3 8-8 8h-11M62 64h76M26 34h44V20M70 64V20h116M124 20v44"/>';
const WAGON =
  '<path d="M24 64H13c-4 0-7-3-7-7 0-9 3-14 11-16l31-6c14-14 28-20 50-20h66c10 0 16 6 22 18 5 9 8 14 8 22 0 6-3 9-8 9h-11M62 64h76M50 36h140M102 15v21M148 15v21"/>';
const HATCH =
  '<path d="M28 64H17c-4 0-7-3-7-7 0-9 3-14 11-16l29-6c14-14 28-20 50-20h36c14 0 26 8 36 22 8 2 14 8 14 17 0 6-3 10-8 10h-6M62 64h76M52 36h120M106 15v21"/>';
const COUPE =
  '<path d="M24 64H13c-4 0-7-3-7-7 0-8 3-12 11-14l37-8c16-12 30-17 52-17 22 0 38 5 56 18l20 5c8 2 12 7 12 14s-4 9-9 9h-10M62 64h76M56 36h104M110 18v18"/>';
const CONVERTIBLE =
  '<path d="M24 64H13c-4 0-7-3-7-7 0-8 3-12 11-14l47-8 20-17M64 35h98l20 6c8 2 12 7 12 14s-4 9-9 9h-10M62 64h76M118 35c0-8 4-11 11-11s11 3 11 11"/>';
const TRAY = `${cab}<path d="M52 67h62M138 67h8M170 67h22V47H66v20M64 22v25M96 47v20M128 47v8M162 47v8"/>${truckWheels}`;
/** Fork, tank, engine, swingarm and exhaust. */
const BIKE_FRAME =
  '<path d="M40 58 58 20M35 56 53 19M50 12l10 3 8-3M64 24c8-9 24-10 34-1l8 9-4 6H70c-6 0-9-7-6-14M76 38l-4 18 10 12h28l10-14-6-16M80 46h30M78 54h36M118 58l42-1M116 50l44 5M86 68c14 8 30 4 40 0l46-20 4 6-48 22"/>';

const DRAWINGS: Partial<Record<BodyType, string>> = {
  ute: UTE + carWheels,
  van: VAN + carWheels,
  peopleMover: `${VAN}<path d="M160 20v20M124 40h72"/>${carWheels}`,
  wagon: WAGON + carWheels,
  stationWagon: WAGON + carWheels,
  suv: `${WAGON}<path d="M112 9h62"/>${carWheels}`,
  '4x4': `${WAGON}<path d="M112 9h62M194 38h5v18h-5"/>${carWheels}`,
  hatch: HATCH + carWheels,
  hatchback: HATCH + carWheels,
  coupe: COUPE + carWheels,
  hardtop: COUPE + carWheels,
  convertible: CONVERTIBLE + carWheels,
  softtop: CONVERTIBLE + carWheels,
  bus: `<path d="M24 66H10c-3 0-5-2-5-5V16c0-5 3-8 8-8h174c5 0 8 3 8 8v45c0 3-2 5-5 5h-20M50 66h96M5 42h190M30 16v26M62 16v26M94 16v26M126 16v26M158 16v26"/>${wheel(37, 66, 12)}${wheel(158, 66, 12)}`,
  cabChassis: `${cab}<path d="M52 67h62M138 67h8M64 56h130v11h-24"/>${truckWheels}`,
  lightTruck: TRAY,
  primeMover: `${cab}<path d="M21 11c10-8 22-9 37-9v9M52 67h62M138 67h8M64 57h118l10 10h-22M108 57l8-8h44l8 8M64 26v31"/>${truckWheels}`,
  tipper: `${cab}<path d="M52 67h62M138 67h8M170 67h22M66 60V24h128l-8 30H74M96 24v30M126 24v30M156 24v30"/>${truckWheels}`,
  sport: `${BIKE_FRAME}<path d="M62 60 48 40 38 30l20-18 8-2 4 12M62 60l12 6M106 32c14 2 30-2 46-14l14-2-8 10-22 12h-30"/>${bikeWheels}`,
  adventure: `${BIKE_FRAME}<path d="M62 24 44 26 22 20l26-6 14 2M56 14l6-12 8 4-2 14M106 32c8 4 26 4 38-4l14-2 18 2v4h-20l-16 8h-34M150 26l20-4"/>${bikeWheels}`,
  trail: `${BIKE_FRAME}<path d="M60 24 38 30 14 24l30-8 14 2M104 32l54-12 10 2-10 8-22 8h-32"/>${bikeWheels}`,
  cruiser: `<path d="M40 58 72 18M35 56 66 20M60 11c10 0 16 3 20 8M68 26c12-5 30-3 42 7l2 9H80c-8 0-14-7-12-16M110 34c2 10 24 14 36 0l12-2M112 42l22 4 22-8c10 0 18 6 22 16M84 42l-4 14 10 12h28l10-12-6-14M86 50h38M86 58h36M94 68h80v-7h-46"/>${bikeWheels}`,
  touring: `${BIKE_FRAME}<path d="M54 14l4-12 14 8-2 14M40 40l18-20 10 4-6 18-14 6zM106 32c8 4 24 4 34 0M140 30h38l4 18h-42zM146 28V10h28v18z"/>${bikeWheels}`,
  scooter: `<path d="M36 64 58 16M50 12c8-2 12 0 18 4M56 22c-8 6-12 14-14 24l20 8 8 16h42c2-16 12-26 26-28h32c8 4 12 12 12 24M66 18c4 14 4 28 8 42M110 44c-2-4 0-8 4-8h56c4 0 6 3 4 6M104 70h36"/>${wheel(36, 64, 17)}${wheel(158, 64, 17)}`,
  popTop:
    '<path d="M84 66H12a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6h134c16 0 24 7 28 21l7 27h13M128 66h42l11-6M194 54v14M6 46h168M22 18l4-12h104l4 12M20 26h28v14H20zM104 26h34v14h-34zM64 66V24h24v42"/><circle cx="106" cy="67" r="12"/><circle cx="106" cy="67" r="4"/>',
  hybridCaravan:
    '<path d="M84 66H30L10 44V20a6 6 0 0 1 6-6h126l36 30v22h16M128 66h50M194 54v14M10 44h168M26 22h30v14H26zM70 66V22h22v44M108 22h30v14h-30z"/><circle cx="106" cy="67" r="12"/><circle cx="106" cy="67" r="4"/>',
  camperTrailer:
    '<path d="M84 66H20V46h140v20h34M128 66h38M194 54v14M20 46 46 8h78l36 38M46 8l24 38M124 8l-24 38"/><circle cx="106" cy="67" r="12"/><circle cx="106" cy="67" r="4"/>',
  motorhome: `<path d="M28 66H14c-4 0-7-3-7-7V48l16-6 15-20H24c-6 0-8-4-8-8s3-8 9-8h163c4 0 7 3 7 7v46c0 4-3 7-7 7h-24M56 66h80M40 42h22V24H50M78 66V24h22v42M114 20h34v18h-34zM164 20h18v18h-18z"/>${wheel(42, 66, 12)}${wheel(150, 66, 12)}`,
};

/** Id of a drawing in `bodies.svg`: a body type, or the kind of vehicle if the body is not known or has no drawing. */
export const bodyId = (body: BodyType | null, kind: Chrome['dealer']['kind']): string =>
  body && DRAWINGS[body] ? body : kind;

/** Nose of a truck, for a view box of 186 × 170. */
const FRONTS = {
  'truck-nose':
    '<path d="M16 148V14Q16 3 27 3h132q11 0 11 11v134ZM28 18h130v60H28zM16 90h154M26 104h26v14H26zM134 104h26v14h-26zM62 102h62M62 112h62M62 122h62M22 148v20h30v-20M134 148v20h30v-20M16 26H4v34h12M170 26h12v34h-12"/>',
};

/** An SVG file with all drawings, each for a view box of 200 × 84. Colour and stroke are those of the page. */
export const bodiesFile = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries({ ...DRAWINGS, ...SILHOUETTES, ...FRONTS })
    .map(([id, drawing]) => `<g id="${id}">${drawing}</g>\n`)
    .join('')}</svg>\n`;
