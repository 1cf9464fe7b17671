/** Value noise for shaders: `hash`, `noise` from 0 to 1, and `fbm`, which adds octaves of it. */
export const NOISE_GLSL = `
float hash(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(
    mix(hash(i), hash(i + vec2(1, 0)), f.x),
    mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x),
    f.y
  );
}
float fbm(vec2 p) {
  float weight = .5, sum = 0.;
  for (int i = 0; i < 4; i++) {
    sum += weight * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 3.1;
    weight *= .5;
  }
  return sum;
}`;

const fraction = (value: number): number => value - Math.floor(value);

export const hash = (x: number, y: number): number => fraction(Math.sin(x * 127.1 + y * 311.7) * 43758.5453);

/** The same kind of noise in script. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const low = hash(i, j) * (1 - u) + hash(i + 1, j) * u;
  const high = hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u;
  return low * (1 - v) + high * v;
}

export function fbm(x: number, y: number): number {
  let [sum, weight, scale] = [0, 0.5, 1];
  for (let octave = 0; octave < 5; octave++) {
    sum += weight * noise(x * scale + 17 * octave, y * scale + 17 * octave);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}
