/** Keeps only the first of consecutive sold vehicles (SRC-28). */
export const collapseSold = <Vehicle extends { sold: boolean }>(vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter((vehicle, i) => !(vehicle.sold && vehicles[i - 1]?.sold));
