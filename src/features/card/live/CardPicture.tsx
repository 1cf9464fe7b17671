import type { Picture } from '../../../ui/picture.ts';

interface Props {
  picture: Picture;
  /** How wide it stands, as the `sizes` attribute says it. */
  sizes: string;
  /** In the first screen: fetched at once. */
  first: boolean;
}

/** The twin of ui/Picture.astro. */
export function CardPicture({ picture, sizes, first }: Props) {
  return (
    <img
      // Before src: Safari fetches on the first of them it meets.
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={picture.srcset ? sizes : undefined}
      srcSet={picture.srcset || undefined}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
    />
  );
}
