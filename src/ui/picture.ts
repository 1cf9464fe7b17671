export interface Picture {
  src: string;
  /** Empty when the picture comes in one size. */
  srcset: string;
  width: number;
  height: number;
  alt: string;
}

/** The properties of Picture.astro. */
export interface PictureProps {
  picture: Picture;
  /** Width that it is shown at, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** The page's largest picture: fetched at once. */
  first?: boolean | undefined;
  class?: string | undefined;
}
