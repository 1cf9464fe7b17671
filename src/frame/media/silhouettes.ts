import type { Chrome } from '../page.ts';

/**
 * Content of SVG line drawings with a view box of 200 × 84, shown for vehicles without a picture. There is one for each
 * kind of vehicle that a dealer can sell.
 */
export const SILHOUETTES: Record<Chrome['dealer']['kind'], string> = {
  cars: '<path d="M24 64H13c-4 0-7-3-7-7 0-8 3-13 11-15l33-7c15-12 29-19 53-19 25 0 42 6 57 18l21 6c9 3 13 8 13 16 0 5-3 8-8 8h-11M62 64h78M52 35h104M103 16v19M8 50h10M182 45h10"/><circle cx="43" cy="64" r="15"/><circle cx="43" cy="64" r="6"/><circle cx="157" cy="64" r="15"/><circle cx="157" cy="64" r="6"/>',
  trucks:
    '<path d="M26 66H8a3 3 0 0 1-3-3V46l9-27c1-4 4-6 8-6h34v53h54M12 40h28V21H19M64 50V8h130v42zM140 66h10M178 66h16V50M5 54h10"/><circle cx="40" cy="67" r="12"/><circle cx="40" cy="67" r="4"/><circle cx="126" cy="67" r="12"/><circle cx="126" cy="67" r="4"/><circle cx="164" cy="67" r="12"/><circle cx="164" cy="67" r="4"/>',
  motorcycles:
    '<circle cx="40" cy="58" r="23"/><circle cx="40" cy="58" r="6"/><circle cx="160" cy="58" r="23"/><circle cx="160" cy="58" r="6"/><path d="M40 58 60 22M48 14l16 4-4 8M60 26c14-8 34-8 44 4 14 6 34 2 54-6-6 8-14 12-24 14H92L64 34M134 38l26 20M92 38l8 28h24l14-24M64 34l24 32h12"/>',
  caravans:
    '<path d="M84 66H12a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6h128c18 0 26 7 30 21l11 31h13M128 66h42l11-6M194 54v14M6 46h168M20 18h28v18H20zM104 18h34v18h-34zM64 60V18h24v42"/><circle cx="106" cy="67" r="12"/><circle cx="106" cy="67" r="4"/>',
};
