import { formatCount } from './money.ts';

/** "8,700 kg" */
export const formatKg = (kg: number): string => `${formatCount(kg)} kg`;

/** "8.7 t", without needless decimals. */
export const formatTonnes = (kg: number): string => `${Number((kg / 1000).toFixed(2))} t`;
