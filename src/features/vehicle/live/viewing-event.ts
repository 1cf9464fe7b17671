/** Event id for viewing a used vehicle (TRK-12). New and demo vehicles have none. */
export const USED_VEHICLE_VIEWED = 4;
