import type { Ink } from './atlas.ts';

export const INK = {
  black: { colour: '#0b0b0d', rough: 0.55, height: 0.42 },
  gloss: { colour: '#060607', rough: 0.12, height: 0.47 },
  cladding: { colour: '#17181a', rough: 0.72, height: 0.5 },
  chrome: { colour: '#d5d8db', rough: 0.12, metal: 1, height: 0.62 },
  void: { colour: '#040405', rough: 0.8, height: 0.3 },
  satin: { colour: '#8f9397', rough: 0.3, metal: 0.9, height: 0.6 },
  red: { colour: '#6d060c', rough: 0.07, height: 0.55, glow: 'rgba(90,2,4,.35)' },
  amber: { colour: '#c46a10', rough: 0.1, height: 0.55, glow: 'rgba(120,50,0,.25)' },
} satisfies Record<string, Ink>;
