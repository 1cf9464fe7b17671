import type { Background } from './backgrounds/background-names.ts';
import type { RoomName } from './interiors/room-names.ts';
import type { ColourName } from './paints.ts';
import type { BodyName, DrawnBody } from './sets/body-names.ts';

export const ANGLES = ['front', 'other-front', 'side', 'rear', 'tail'] as const;
export type Angle = (typeof ANGLES)[number];

export const DETAILS = ['detail-wheel', 'detail-lamp'] as const;
export type Detail = (typeof DETAILS)[number];

export interface CatalogueSet {
  background: Background;
  body: BodyName;
  colour: ColourName;
  path: string;
  angles: Angle[];
  details: Detail[];
  /** Names of the pictures of a walk round the vehicle; most sets have none. */
  walk: string[];
}

export interface CatalogueCutout {
  body: DrawnBody;
  path: string;
  widths: number[];
  width: number;
  height: number;
}

export interface CatalogueSpin {
  body: BodyName;
  colour: ColourName;
  path: string;
  frames: number;
  width: number;
  height: number;
  /** The picture of the vehicle's inside; null if the body has none. */
  room: RoomName | null;
  /** True if the frames are also published as a film. */
  film: boolean;
}

interface CatalogueRoom {
  name: RoomName;
  path: string;
  width: number;
  height: number;
}

export interface Catalogue {
  widths: number[];
  /** Colours in which each body is drawn, whether or not a background shows them. */
  colours: Record<string, ColourName[]>;
  sets: CatalogueSet[];
  cutouts: CatalogueCutout[];
  stages: CatalogueCutout[];
  spins: CatalogueSpin[];
  rooms: CatalogueRoom[];
}

export const picturePath = (path: string, width: number): string => `${path}-${width}.avif`;

export const framePath = (path: string, frame: number): string =>
  `${path}/${String(frame).padStart(2, '0')}.avif`;

/** Hotspots of a spin or a room, beside its pictures. */
export const spotsPath = (path: string): string => `${path}.spots.json`;

export const roomPath = (path: string): string => `${path}.avif`;

export const filmPath = (path: string): string => `${path}.mp4`;
