import type { BodyName } from './body-names.ts';
import type { Look } from './look.ts';

type Looks = Partial<Record<BodyName, Look[]>>;

/** Motorcycles, caravans and motorhomes. The colour of a caravan is the colour of its graphics or cladding. */
export const LEISURE_LOOKS: Looks = {
  'motorcycle-naked': [
    { colour: 'Red', variant: 'street' },
    { colour: 'Black', variant: 'sport' },
    { colour: 'Blue', variant: 'sport' },
    { colour: 'White', variant: 'street' },
    { colour: 'White', variant: 'roadster' },
    { colour: 'White', variant: 'sport' },
    { colour: 'Orange', variant: 'sport' },
  ],
  'motorcycle-retro': [
    { colour: 'Green', variant: 'roadster' },
    { colour: 'Black', variant: 'roadster' },
    { colour: 'Silver', variant: 'scrambler' },
    { colour: 'Orange', variant: 'scrambler' },
  ],
  'motorcycle-sport': [{ colour: 'Blue', variant: 'race' }],
  'motorcycle-adventure': [{ colour: 'White', variant: 'adventure' }],
  'motorcycle-cruiser': [
    { colour: 'Black', variant: 'low' },
    { colour: 'Red', variant: 'bagger', shade: 'alternate' },
    { colour: 'Blue', variant: 'low' },
    { colour: 'Silver', variant: 'classic' },
    { colour: 'Green', variant: 'classic' },
  ],
  caravan: [
    { colour: 'White', variant: 'touring' },
    { colour: 'Black', variant: 'offroad' },
    { colour: 'Silver', variant: 'single' },
    { colour: 'Grey', variant: 'offroad' },
    { colour: 'Sand', variant: 'touring' },
  ],
  'caravan-poptop': [
    { colour: 'White', variant: 'touring' },
    { colour: 'Grey', variant: 'offroad' },
    { colour: 'Sand', variant: 'touring' },
    { colour: 'Silver', variant: 'touring' },
    { colour: 'Black', variant: 'offroad' },
  ],
  motorhome: [
    { colour: 'White', face: 'courier', rim: 'steel', variant: 'overcab' },
    { colour: 'Silver', face: 'metro', rim: 'ten', variant: 'low' },
    { colour: 'Grey', face: 'parcel', rim: 'trailSilver', variant: 'overcab' },
    { colour: 'Black', face: 'metro', rim: 'tenBlack', variant: 'low' },
    { colour: 'Sand', face: 'courier', rim: 'steel', variant: 'overcab' },
  ],
};
