/**
 * Photos that the service receives, keeps waiting and decodes at the same time. Each may have 15 MB, and is in memory
 * until it is decoded.
 */
const MAX_PHOTOS_AT_ONCE = 10;
/** Of one visitor's network. A form sends one photo after the other. */
const MAX_OF_ONE_NETWORK = 4;

export interface PhotoPlaces {
  /**
   * Takes a place for a photo. Returns a function that gives it back; null if there is no place now.
   *
   * @param network the visitor's, see `networkOf`
   */
  take: (network: string) => (() => void) | null;
}

/** Places for photos that arrive at the same time, so that many of them cannot fill the memory. */
export function createPhotoPlaces(): PhotoPlaces {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take: (network) => {
      const own = taken.get(network) ?? 0;
      if (all >= MAX_PHOTOS_AT_ONCE || own >= MAX_OF_ONE_NETWORK) return null;
      all += 1;
      taken.set(network, own + 1);
      return () => {
        all -= 1;
        const left = (taken.get(network) ?? 1) - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      };
    },
  };
}
