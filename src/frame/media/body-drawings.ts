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
const BIKE_FRAME =
  '<path d="M40 58 60 24M60 32c14-8 32-8 42 3l24 1 34-10M92 37l8 29h24l14-26M64 36l24 30h12M138 40l22 18"/>';
const TOURER =
  '<path d="M40 58 64 18M54 14l16 4 8-2M64 34c16-8 30-6 40 4h34c6 0 10-5 20-8M92 38l6 28h28l10-28M66 36l22 30M126 62h52M138 38l22 20"/>';

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
  sport: `${BIKE_FRAME}<path d="M62 60 50 38 40 30l20-18 8-2 6 14M62 60l28 8h34M128 36l38-16"/>${bikeWheels}`,
  adventure: `${BIKE_FRAME}<path d="M60 24 26 26M60 24l2-18 6-2M52 18l18-2M134 34h44v18h-40"/>${bikeWheels}`,
  trail: `<path d="M40 58 62 14M54 12l16 4M56 28l-34 2M62 24c14 0 24 4 32 10l72-12M92 34l6 28h24l14-28M66 32l24 30M136 36l24 22"/>${bikeWheels}`,
  cruiser: `<path d="M40 58 70 20M60 12h18M70 30c14-6 30-2 38 8l-4 8 30 2c8-2 10-8 20-8M92 42l6 24h28l6-18M74 34l16 32M126 66h48M134 48l26 10"/>${bikeWheels}`,
  touring: `${TOURER}<path d="M50 34 64 4l8 6M146 32h34v20h-34zM150 32V16h22v16"/>${bikeWheels}`,
  scooter: `<path d="M36 62 58 14M50 12h16M58 22c6 18 8 32 14 40h44c4-14 10-26 22-28h34c4 10 6 18 6 28M116 34h56"/>${wheel(36, 64, 17)}${wheel(158, 64, 17)}`,
  popTop:
    '<path d="M84 66H12a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6h134c16 0 24 7 28 21l7 27h13M128 66h42l11-6M194 54v14M6 46h168M22 18l4-12h104l4 12M20 26h28v14H20zM104 26h34v14h-34zM64 66V24h24v42"/><circle cx="106" cy="67" r="12"/><circle cx="106" cy="67" r="4"/>',
  hybridCaravan:
    '<path d="M84 66H30L10 44V20a6 6 0 0 1 6-6h126l36 30v22h16M128 66h50M194 54v14M10 44h168M26 22h30v14H26zM70 66V22h22v44M108 22h30v14h-30z"/><circle cx="106" cy="67" r="12"/><circle cx="106" cy="67" r="4"/>',
  camperTrailer:
    '<path d="M84 66H20V46h140v20h34M128 66h38M194 54v14M20 46 46 8h78l36 38M46 8l24 38M124 8l-24 38"/><circle cx="106" cy="67" r="12"/><circle cx="106" cy="67" r="4"/>',
  motorhome: `<path d="M28 66H14c-4 0-7-3-7-7V48l16-6 15-20H24c-6 0-8-4-8-8s3-8 9-8h163c4 0 7 3 7 7v46c0 4-3 7-7 7h-24M56 66h80M40 42h22V24H50M78 66V24h22v42M114 20h34v18h-34zM164 20h18v18h-18z"/>${wheel(42, 66, 12)}${wheel(150, 66, 12)}`,
};

/** Line drawing of a body type, or of the kind of vehicle if the body is not known, for a view box of 200 × 84. */
export function bodyDrawing(body: BodyType | null, kind: Chrome['dealer']['kind']): string {
  const drawing = (body && DRAWINGS[body]) ?? SILHOUETTES[kind];
  // Lines of a frame, which enclose no body.
  return kind === 'motorcycles' ? `<g fill="none">${drawing}</g>` : drawing;
}
