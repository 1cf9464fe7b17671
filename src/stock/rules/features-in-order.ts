/** Equipment that nearly every vehicle has, and that says the least about one. */
const USUAL = new RegExp(
  [
    /\bpower (windows|steering|mirrors)/,
    /bluetooth|\busb\b|\bam\b|\bfm\b|\bcd\b/,
    /central locking|remote locking|immobili[sz]er/,
    /^abs\b|^(electronic )?stability|^traction control|hill start|brake assist/,
    /^air ?conditioning|^cruise control$/,
    /airbags?\b|isofix|seat ?belt/,
    /^revers(e|ing) camera|parking sensors/,
    /12 ?v|cup ?holders?|floor mats|tilt/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/**
 * A vehicle's features with those first that set it apart; otherwise in the order of the stock. Pages show the first
 * eight at once (VDP-04).
 */
export const featuresInOrder = (features: readonly string[]): string[] => [
  ...features.filter((feature) => !USUAL.test(feature)),
  ...features.filter((feature) => USUAL.test(feature)),
];
