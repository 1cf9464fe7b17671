import type { BodyName } from './body-names.ts';
import type { Look } from './look.ts';

type Looks = Partial<Record<BodyName, Look[]>>;

/** Utes, vans and trucks. */
export const WORK_LOOKS: Looks = {
  ute: [
    { colour: 'Orange', face: 'anvil', tail: 'post', rim: 'trail' },
    { colour: 'White', face: 'ranger', tail: 'hook', rim: 'trailSilver', trim: { hasSportsBar: false } },
    { colour: 'Blue', face: 'harbour', tail: 'post', rim: 'swirl', trim: { isTrayCovered: true } },
    { colour: 'Grey', face: 'outback', tail: 'pillar', rim: 'meshBronze', shade: 'alternate' },
    {
      colour: 'Black',
      face: 'visor',
      tail: 'post',
      rim: 'twinDark',
      trim: { isTrayCovered: true, handles: 'black' },
    },
    { colour: 'Red', face: 'ridge', tail: 'pillar', rim: 'trailSilver', trim: { handles: 'chrome' } },
    {
      colour: 'Silver',
      face: 'anvil',
      tail: 'hook',
      rim: 'ten',
      trim: { hasSportsBar: false, handles: 'chrome' },
    },
  ],
  van: [
    { colour: 'White', face: 'courier', tail: 'pillar', rim: 'steel' },
    { colour: 'Silver', face: 'metro', tail: 'post', rim: 'ten' },
    { colour: 'Blue', face: 'parcel', tail: 'pillar', rim: 'trailSilver', trim: { hasRearWindows: true } },
    { colour: 'Grey', face: 'depot', tail: 'post', rim: 'steel', shade: 'alternate' },
    { colour: 'Black', face: 'metro', tail: 'pillar', rim: 'tenBlack', trim: { hasRearWindows: true } },
  ],
  'truck-tray': [
    { colour: 'White', variant: 'lattice' },
    { colour: 'Blue', variant: 'louvre' },
    { colour: 'Red', variant: 'twin' },
    { colour: 'Silver', variant: 'lattice' },
    { colour: 'Orange', variant: 'louvre' },
  ],
  'truck-bonneted': [{ colour: 'White', face: 'courier' }],
  'truck-heavy-tray': [
    { colour: 'White', variant: 'louvre' },
    { colour: 'Red', variant: 'twin' },
    { colour: 'Silver', variant: 'lattice' },
  ],
  'truck-heavy-box': [
    { colour: 'White', variant: 'twin' },
    { colour: 'Red', variant: 'lattice' },
  ],
  'truck-box': [
    { colour: 'White', variant: 'louvre' },
    { colour: 'Red', variant: 'lattice' },
    { colour: 'Blue', variant: 'twin' },
    { colour: 'Green', variant: 'louvre' },
    { colour: 'Grey', variant: 'lattice' },
  ],
};
