type Colour = readonly [red: number, green: number, blue: number];

/** A backdrop as GLSL: `backdrop(vec2)` is its colour at a place in the picture, from the lower left. */
export interface Backdrop {
  glsl: string;
  /** Share of the floor's light that comes from the mirrored vehicle. */
  mirror: number;
  /** Colour into which the mirrored vehicle fades. */
  mirrorFade: Colour;
}

const glslColour = (colour: Colour): string => `vec3(${colour.map((part) => part.toFixed(4)).join(', ')})`;

const STUDIO: Record<'top' | 'horizon' | 'bottom', Colour> = {
  top: [0.8, 0.815, 0.835],
  horizon: [0.905, 0.912, 0.922],
  bottom: [0.8, 0.81, 0.822],
};

const smoothstep = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/**
 * Colour of the empty studio at a place in the picture, as shares of its width and height from the lower left. The same
 * function as its GLSL; pictures of the studio are divided by it to put the vehicle on another background.
 */
export function studioColour(x: number, y: number): [number, number, number] {
  const { top, horizon, bottom } = STUDIO;
  const [other, share] = y > 0.5 ? [top, smoothstep(0.5, 1.25, y)] : [bottom, smoothstep(0.5, -0.25, y)];
  const d = Math.hypot((x - 0.5) * 1.15, y - 0.46);
  const vignette = 1 - 0.16 * smoothstep(0.25, 0.95, d);
  const glow = 0.035 * smoothstep(0.55, 0, d);
  return [0, 1, 2].map((c) => {
    const from = horizon[c] as number;
    return (from + ((other[c] as number) - from) * share) * vignette + glow;
  }) as [number, number, number];
}

/** One grey gradient for wall and floor, so that there is no seam between them. */
const STUDIO_GLSL = `
vec3 backdrop(vec2 s) {
  vec3 top = ${glslColour(STUDIO.top)}, horizon = ${glslColour(STUDIO.horizon)}, bottom = ${glslColour(STUDIO.bottom)};
  vec3 colour = s.y > .5 ? mix(horizon, top, smoothstep(.5, 1.25, s.y)) : mix(horizon, bottom, smoothstep(.5, -.25, s.y));
  float d = length((s - vec2(.5, .46)) * vec2(1.15, 1.));
  return colour * (1. - .16 * smoothstep(.25, .95, d)) + .035 * smoothstep(.55, 0., d);
}`;

/** Falls to the black of a dark page on all four edges, so that the picture needs no frame there. */
const WORKSHOP_GLSL = `
vec3 backdrop(vec2 s) {
  float d = length((s - vec2(.5, .5)) * vec2(1.3, 1.));
  vec2 edge = smoothstep(vec2(0.), vec2(.2, .16), min(s, 1. - s));
  vec3 colour = mix(vec3(.063, .058, .055), vec3(.25, .236, .226), exp(-7.5 * d * d) * edge.x * edge.y);
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))) - .5;
  return colour + grain * .008 * edge.x * edge.y;
}`;

export const BACKDROPS: Record<'studio' | 'workshop', Backdrop> = {
  studio: { glsl: STUDIO_GLSL, mirror: 0.075, mirrorFade: [0.885, 0.892, 0.902] },
  workshop: { glsl: WORKSHOP_GLSL, mirror: 0.2, mirrorFade: [0.05, 0.046, 0.043] },
};
