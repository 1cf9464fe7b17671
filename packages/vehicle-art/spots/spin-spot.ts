/** Where a spot shows: frame of the spin, place in percent of the picture's width and height, y down. */
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
