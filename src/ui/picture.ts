export interface Picture {
  src: string;
  /** Empty when the picture comes in one size. */
  srcset: string;
  width: number;
  height: number;
  alt: string;
}
