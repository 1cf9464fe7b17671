/** Lengths in mm between which an SUV is neither small nor large. */
const [SMALL, LARGE] = [4_450, 4_800];

/** The body in which an SUV of a length in mm is drawn. A long one is tall, with room for three rows of seats. */
export function suvBody(length: number): 'suv-small' | 'suv' | 'suv-large' {
  if (length < SMALL) return 'suv-small';
  return length > LARGE ? 'suv-large' : 'suv';
}
