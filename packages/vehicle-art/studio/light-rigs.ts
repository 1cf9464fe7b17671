type Triple = [number, number, number];

/** A lit plane; x right, y up, z towards the camera. */
export interface Softbox {
  size: [number, number];
  at: Triple;
  strength: number;
  look: Triple;
  soft: number;
  tint?: Triple;
}

/** Light comes only from these planes and the dome. */
export interface LightRig {
  softboxes: Softbox[];
  /** Left of the camera. */
  key: Softbox;
  /** The key while the vehicle turns. */
  turnKey: Softbox;
  /** Brightness of the dome: floor far and near, wall on the camera's side low and high, wall behind low and high. */
  dome: { ground: [number, number]; near: [number, number]; behind: [number, number] };
  exposure: number;
}

const STUDIO_KEY: Softbox = {
  size: [1.6, 4.2],
  at: [-8, 2.6, 3.5],
  strength: 6.5,
  look: [0, 0.8, 0],
  soft: 0.12,
  tint: [1, 0.985, 0.96],
};

const STUDIO: LightRig = {
  key: STUDIO_KEY,
  // As much light from a wider plane: near 60° and 240° of a turn the narrow one is a bright spot on the sills.
  turnKey: { ...STUDIO_KEY, size: [4.8, 4.2], strength: 2.2, soft: 0.3 },
  softboxes: [
    // Overhead
    { size: [10, 2.3], at: [0, 6, -0.6], strength: 8.5, look: [0, 0, -0.2], soft: 0.16 },
    // Long strip on the camera's side: the highlight along the shoulder
    { size: [11, 0.9], at: [0, 3.4, 7.5], strength: 3.2, look: [0, 0.8, 0], soft: 0.05 },
    // Right fill
    {
      size: [2.6, 3.2],
      at: [8.5, 2.4, 1.5],
      strength: 2.6,
      look: [0, 0.8, 0],
      soft: 0.2,
      tint: [0.95, 0.98, 1.05],
    },
    // Rim from behind
    { size: [10, 1.4], at: [0, 4.6, -8.5], strength: 5, look: [0, 0.8, 0], soft: 0.1 },
  ],
  dome: { ground: [0.5, 0.8], near: [0.085, 0.2], behind: [0.85, 0.1] },
  exposure: 1.06,
};

const WORKSHOP_KEY: Softbox = {
  size: [2.4, 4.2],
  at: [-7, 3, 5.5],
  strength: 3.4,
  look: [0, 0.8, 0],
  soft: 0.2,
  tint: [1, 0.97, 0.93],
};

/** Cool lamps behind the motorcycle draw its outline on black. */
const COOL: Triple = [0.95, 0.98, 1.04];

const WORKSHOP: LightRig = {
  key: WORKSHOP_KEY,
  turnKey: WORKSHOP_KEY,
  softboxes: [
    { size: [10, 1.6], at: [0, 6, -0.2], strength: 13, look: [0, 0, 0], soft: 0.2 },
    { size: [11, 0.8], at: [0, 3.4, 7.5], strength: 4.2, look: [0, 0.8, 0], soft: 0.06 },
    { size: [3, 3], at: [7.5, 2.2, 4.5], strength: 1.4, look: [0, 0.8, 0], soft: 0.3 },
    { size: [10, 1.3], at: [0, 3.6, -8.5], strength: 15, look: [0, 0.8, 0], soft: 0.1, tint: COOL },
    { size: [0.9, 5], at: [-9, 2.2, -4.5], strength: 22, look: [0, 0.8, 0], soft: 0.12, tint: COOL },
    { size: [1, 5], at: [9, 2.2, -3.8], strength: 20, look: [0, 0.8, 0], soft: 0.12 },
    // Embers, low behind
    {
      size: [7, 0.35],
      at: [2, 0.35, -7.5],
      strength: 7,
      look: [0, 0.7, 0],
      soft: 0.2,
      tint: [1.6, 0.28, 0.12],
    },
  ],
  dome: { ground: [0.035, 0.05], near: [0.06, 0.1], behind: [0.05, 0.03] },
  exposure: 1.38,
};

export const LIGHT_RIGS = { studio: STUDIO, workshop: WORKSHOP };
