/** Lead event id: a used vehicle was viewed (TRK-12). New and demo vehicles have none. */
export const USED_VIEW = 4;
