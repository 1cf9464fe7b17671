import type { BodyName } from './body-names.ts';
import type { Look } from './look.ts';

type Looks = Partial<Record<BodyName, Look[]>>;

/** Passenger cars. Every colour has its own face, tail and wheels, so that no two look alike. */
export const CAR_LOOKS: Looks = {
  suv: [
    { colour: 'Blue', face: 'ridge', tail: 'band', rim: 'twin' },
    {
      colour: 'White',
      face: 'harbour',
      tail: 'hook',
      rim: 'turbine',
      trim: { roof: 'black', rails: 'black', mirrors: 'black' },
    },
    { colour: 'Grey', face: 'anvil', tail: 'pillar', rim: 'trailSilver', shape: { lineAmp: 0.022 } },
    { colour: 'Red', face: 'visor', tail: 'bar', rim: 'blade', trim: { rails: 'black', hasGlassRoof: true } },
    {
      colour: 'Silver',
      face: 'estate',
      tail: 'wedge',
      rim: 'ten',
      trim: { windowFrame: 'chrome', handles: 'chrome' },
    },
    {
      colour: 'Green',
      face: 'outback',
      tail: 'rounds',
      rim: 'trail',
      trim: { roof: 'black', rails: 'black' },
    },
    {
      colour: 'Black',
      face: 'current',
      tail: 'bar',
      rim: 'aero',
      trim: { hasCladding: false, rails: 'none', hasGlassRoof: true },
    },
  ],
  'suv-small': [
    { colour: 'Red', face: 'fang', tail: 'rake', rim: 'twinDark', trim: { roof: 'black', mirrors: 'black' } },
    { colour: 'White', face: 'pixel', tail: 'bar', rim: 'aero', trim: { roof: 'black', rails: 'none' } },
    { colour: 'Grey', face: 'strada', tail: 'hook', rim: 'blade', trim: { rails: 'black' } },
    { colour: 'Blue', face: 'calm', tail: 'band', rim: 'turbine', trim: { rails: 'none' } },
    { colour: 'Green', face: 'retro', tail: 'rounds', rim: 'mesh', trim: { roof: 'black' } },
  ],
  'suv-large': [
    { colour: 'White', face: 'grand', tail: 'pillar', rim: 'ten', trim: { windowFrame: 'chrome' } },
    { colour: 'Black', face: 'boulevard', tail: 'band', rim: 'fan', trim: { handles: 'chrome' } },
    { colour: 'Grey', face: 'current', tail: 'post', rim: 'swirl', trim: { rails: 'black' } },
    { colour: 'Silver', face: 'anvil', tail: 'wedge', rim: 'trailSilver' },
    { colour: 'Sand', face: 'outback', tail: 'hook', rim: 'trail', trim: { roof: 'black', rails: 'black' } },
  ],
  hatch: [
    { colour: 'Red', face: 'civic', tail: 'wedge', rim: 'blade' },
    {
      colour: 'Blue',
      face: 'fang',
      tail: 'rake',
      rim: 'twinDark',
      trim: { roof: 'black', mirrors: 'black' },
    },
    { colour: 'White', face: 'pixel', tail: 'bar', rim: 'aero', trim: { roof: 'black' } },
    { colour: 'Silver', face: 'strada', tail: 'hook', rim: 'swirl' },
    { colour: 'Green', face: 'retro', tail: 'rounds', rim: 'mesh', trim: { windowFrame: 'chrome' } },
  ],
  sedan: [
    { colour: 'Grey', face: 'grand', tail: 'wedge', rim: 'ten' },
    { colour: 'White', face: 'boulevard', tail: 'band', rim: 'fan' },
    { colour: 'Black', face: 'strada', tail: 'hook', rim: 'twin', trim: { handles: 'chrome' } },
    {
      colour: 'Blue',
      face: 'calm',
      tail: 'bar',
      rim: 'aero',
      trim: { windowFrame: 'black', hasGlassRoof: true },
    },
    {
      colour: 'Red',
      face: 'fang',
      tail: 'rake',
      rim: 'tenBlack',
      trim: { windowFrame: 'black', mirrors: 'black' },
    },
  ],
  wagon: [
    { colour: 'Green', face: 'strada', tail: 'hook', rim: 'swirl' },
    { colour: 'Silver', face: 'grand', tail: 'wedge', rim: 'fan' },
    {
      colour: 'White',
      face: 'boulevard',
      tail: 'band',
      rim: 'twin',
      trim: { windowFrame: 'black', rails: 'black' },
    },
    { colour: 'Blue', face: 'civic', tail: 'rake', rim: 'turbine', shade: 'alternate' },
    {
      colour: 'Sand',
      face: 'harbour',
      tail: 'pillar',
      rim: 'trailSilver',
      trim: { hasCladding: true, windowFrame: 'black', rails: 'black' },
      shape: { clearance: 0.18 },
    },
  ],
  'people-mover': [
    { colour: 'Sand', face: 'estate', tail: 'pillar', rim: 'ten' },
    { colour: 'White', face: 'visor', tail: 'bar', rim: 'aero', trim: { windowFrame: 'black' } },
    { colour: 'Silver', face: 'harbour', tail: 'hook', rim: 'fan' },
    { colour: 'Grey', face: 'ridge', tail: 'band', rim: 'swirl', trim: { rails: 'black' } },
    {
      colour: 'Blue',
      face: 'current',
      tail: 'wedge',
      rim: 'turbine',
      trim: { rails: 'none', windowFrame: 'black', hasGlassRoof: true },
    },
  ],
  coupe: [
    { colour: 'Red', face: 'dart', tail: 'band', rim: 'twinDark' },
    { colour: 'Silver', face: 'fang', tail: 'rake', rim: 'ten' },
    { colour: 'Black', face: 'calm', tail: 'bar', rim: 'blade' },
    {
      colour: 'Orange',
      face: 'pixel',
      tail: 'rounds',
      rim: 'tenBlack',
      trim: { roof: 'black', mirrors: 'black' },
    },
    { colour: 'White', face: 'boulevard', tail: 'hook', rim: 'meshBronze' },
  ],
  convertible: [
    { colour: 'Silver', face: 'dart', tail: 'wedge', rim: 'ten' },
    {
      colour: 'Red',
      face: 'retro',
      tail: 'rounds',
      rim: 'mesh',
      trim: { windowFrame: 'chrome', handles: 'chrome' },
    },
    { colour: 'Blue', face: 'civic', tail: 'bar', rim: 'twin' },
    { colour: 'White', face: 'fang', tail: 'rake', rim: 'blade' },
    { colour: 'Green', face: 'strada', tail: 'hook', rim: 'meshBronze', trim: { windowFrame: 'chrome' } },
  ],
};
