/** Of vehicles no longer for sale that follow one another, only the first stays (SRC-28); all others do. */
export const collapseSold = <Vehicle extends { sold: boolean }>(vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter((vehicle, i) => !(vehicle.sold && vehicles[i - 1]?.sold));
