/** Place of a spot in one frame of the spin, in percent of the picture's width and height, y down. */
export interface SpotPlace {
  frame: number;
  x: number;
  y: number;
}

export interface SpinSpot {
  id: string;
  description: string;
  places: SpotPlace[];
}
