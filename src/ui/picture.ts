export interface Picture {
  src: string;
  /** Empty if the picture has only one size. */
  srcset: string;
  width: number;
  height: number;
  alt: string;
}

/** Props of Picture.astro. */
export interface PictureProps {
  picture: Picture;
  /** The `sizes` attribute: the width at which the picture is shown. */
  sizes?: string | undefined;
  /** Loads eagerly with high priority. Set it on the page's largest picture. */
  first?: boolean | undefined;
  class?: string | undefined;
}
