import { memoize } from '../../lib/memoize.ts';

/**
 * Features that shoppers can filter by, each with a pattern of the phrases that sellers use for it. The filter lists
 * them in this order.
 */
const FEATURES: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'Reversing camera',
    /\b(revers\w*|rear(?:[- ]?view)?|back-?up|360\W*(degree|°)?\W*|surround[- ]view)\s*(\w+\s)?cam/i,
  ],
  ['360 degree camera', /\b360\b.*\bcam|\b(surround|around|bird\S*)[- ]view\b/i],
  ['Parking sensors', /\bpark(ing)?\b.*\b(sensors?|assist|aid|distance)\b|\bpdc\b/i],
  ['Blind spot monitor', /\bblind[- ]?spot\b/i],
  ['Lane assist', /\blane\b.*\b(keep\w*|depart\w*|assist|support|trac\w*)\b/i],
  ['Adaptive cruise control', /\b(adaptive|active|radar|intelligent|smart|dynamic)\s+cruise\b|\bacc\b/i],
  ['Cruise control', /\bcruise\b/i],
  ['Autonomous emergency braking', /\b(autonomous|automatic|auto)\s+emergency\s+brak\w*|\baeb\b/i],
  ['ISOFIX', /\biso-?fix\b/i],
  ['Apple CarPlay', /\b(apple\s*)?car\s?play\b/i],
  ['Android Auto', /\bandroid\s*auto\b/i],
  ['Bluetooth', /\bblue\s?tooth\b/i],
  ['Satellite navigation', /\b(sat(ellite)?\W*nav\w*|navigation|gps)\b/i],
  ['Wireless charging', /\bwireless\b.*\bcharg\w*/i],
  ['Head-up display', /\bhead[- ]?up\b|\bhud\b/i],
  ['Premium audio', /\bpremium\s+(audio|sound)|\b(bose|harman|burmester|jbl|meridian|bang)\b/i],
  ['Leather seats', /\bleather\b.*\b(seats?|upholstery|trim|interior|seating)\b/i],
  ['Heated seats', /\bheated\b.*\bseats?\b/i],
  ['Ventilated seats', /\b(ventilated|cooled)\b.*\bseats?\b/i],
  ['Sunroof', /\b(sun|moon|panoramic)\s?-?(roof|glass roof)\b|\bpanoramic sunroof\b/i],
  ['Keyless entry', /\bkeyless\b|\bsmart key\b|\bproximity key\b/i],
  ['Power tailgate', /\b(power|electric|hands[- ]?free)\b.*\b(tail|lift)-?gate\b|\belectric boot\b/i],
  ['Climate control', /\b(climate control|dual[- ]zone|tri[- ]zone|automatic air)/i],
  ['Alloy wheels', /\balloys?\b.*\bwheels?\b|\balloys\b/i],
  ['Tow bar', /\btow\s?-?(bar|pack|ball|coupling|hitch)\b/i],
  ['Bull bar', /\b(bull|nudge)\s?-?bar\b/i],
  ['Side steps', /\b(side|running)\s?-?(steps?|boards?)\b/i],
  ['Canopy', /\bcanopy\b/i],
  ['Snorkel', /\bsnorkel\b/i],
  ['Diff lock', /\bdiff(erential)?\s?-?lock\w*/i],
  ['Fast charging', /\b(dc|rapid)\b.*\bcharging\b|\bfast charg\w*/i],
  ['Air conditioning', /\bair[- ]?con(ditioning)?\b/i],
  ['ABS', /\babs\b|\banti[- ]?lock\b/i],
  ['Quickshifter', /\bquick\s?-?shift\w*/i],
  ['Heated grips', /\bheated\b.*\bgrips?\b/i],
  ['Solar panels', /\bsolar\b/i],
  ['Lithium battery', /\blithium\b/i],
  ['Awning', /\bawning\b/i],
  ['Shower', /\bshower\b/i],
  ['Washing machine', /\bwashing machine\b/i],
  ['Diesel heater', /\bdiesel heater\b/i],
  ['Sleeper', /\bsleeper\b/i],
  ['Exhaust brake', /\b(exhaust|engine)\s+brake\b|\bretarder\b/i],
  ['Tail lift', /\b(tailgate|tail)[- ]?lift\w*/i],
];

/**
 * Returns a reader that maps sellers' feature texts to the fixed list of filterable features (DAT-15): "Rear
 * view camera" → "Reversing camera". The result has no repeats; texts that match no feature are dropped. The
 * reader caches phrases, because stock repeats them by the thousand.
 */
export function featureReader(): (features: readonly string[]) => string[] {
  const matches = memoize((phrase: string): readonly number[] =>
    FEATURES.flatMap(([, words], index) => (words.test(phrase) ? [index] : [])),
  );
  const found = new Uint8Array(FEATURES.length);
  return (features) => {
    found.fill(0);
    for (const phrase of features) for (const index of matches(phrase)) found[index] = 1;
    return FEATURES.flatMap(([name], index) => (found[index] === 1 ? [name] : []));
  };
}
