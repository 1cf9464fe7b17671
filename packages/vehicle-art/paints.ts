/** Body paints by the colour name that stock lists use. */
export const COLOURS = [
  'White',
  'Black',
  'Grey',
  'Silver',
  'Blue',
  'Red',
  'Green',
  'Orange',
  'Sand',
] as const;
export type ColourName = (typeof COLOURS)[number];

export interface Paint {
  colour: number;
  metalness: number;
  roughness: number;
}

/** White is #d3d6da, because pure white would be overexposed against the light backdrop. */
const PAINTS: Record<ColourName, Paint> = {
  White: { colour: 0xd3d6da, metalness: 0, roughness: 0.45 },
  Black: { colour: 0x0a0b0d, metalness: 0.3, roughness: 0.4 },
  Grey: { colour: 0x43474c, metalness: 0.65, roughness: 0.38 },
  Silver: { colour: 0xa9adb2, metalness: 0.75, roughness: 0.38 },
  Blue: { colour: 0x0f3f86, metalness: 0.55, roughness: 0.36 },
  Red: { colour: 0x9c0d14, metalness: 0.4, roughness: 0.36 },
  Green: { colour: 0x2b4438, metalness: 0.55, roughness: 0.38 },
  Orange: { colour: 0xc2480c, metalness: 0.45, roughness: 0.36 },
  Sand: { colour: 0xb19a7c, metalness: 0.5, roughness: 0.4 },
};

/** Second shades, so that two vehicles with the same colour name can have different paints. */
const ALTERNATES: Partial<Record<ColourName, Paint>> = {
  Grey: { colour: 0x6a7075, metalness: 0.15, roughness: 0.45 },
  Blue: { colour: 0x3b6894, metalness: 0.6, roughness: 0.36 },
  Red: { colour: 0x641018, metalness: 0.5, roughness: 0.36 },
  Green: { colour: 0x56603f, metalness: 0.35, roughness: 0.42 },
  Sand: { colour: 0x8d8271, metalness: 0.5, roughness: 0.4 },
};

export const colourSlug = (colour: ColourName): string => colour.toLowerCase();

export function paintFor(colour: ColourName, shade: 'main' | 'alternate' = 'main'): Paint {
  return (shade === 'alternate' && ALTERNATES[colour]) || PAINTS[colour];
}
