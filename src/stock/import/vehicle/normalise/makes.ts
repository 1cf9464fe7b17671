import { titleCase } from '../../../../lib/title-case.ts';
import { memoizeWords, wordKey } from '../../cells/word-key.ts';

const NAMES =
  'Abarth|Adria|Aprilia|Alfa Romeo|Alpine|Aston Martin|Audi|Avan|Benelli|Bentley|BMW|Bugatti|Buick|BYD|Cadillac|Can-Am|Caterham|CFMOTO|Chery|Chevrolet|Chrysler|Citroën|Coromal|Cupra|DAF|Daewoo|Daihatsu|Datsun|Deepal|Dodge|Ducati|Ferrari|Fiat|Ford|Foton|FPV|Freightliner|Fuso|Geely|Genesis|GMC|Great Wall|GWM|Harley-Davidson|Haval|Hino|Holden|Honda|HSV|Hummer|Husqvarna|Hyundai|Indian|INEOS|Infiniti|International|Isuzu|Iveco|Jaecoo|Jaguar|Jayco|Jeep|JAC|Kawasaki|Kenworth|Kia|Koenigsegg|KTM|Lamborghini|Lancia|Land Rover|LDV|Leapmotor|Lexus|Lincoln|Lotus|Mack|Mahindra|MAN|Maserati|Maybach|Mazda|McLaren|Mercedes-AMG|Mercedes-Benz|MG|MINI|Mitsubishi|Morgan|Moto Guzzi|Nissan|Omoda|Opel|Packard|Peterbilt|Peugeot|Piaggio|Polaris|Polestar|Porsche|Proton|RAM|Renault|Rolls-Royce|Rover|Royal Enfield|Saab|Scania|SEAT|Skoda|Smart|SsangYong|KGM|Subaru|Suzuki|Tata|Tesla|Toyota|Triumph|UD Trucks|Vespa|Volkswagen|Volvo|Western Star|XPENG|Yamaha|Zeekr';
const ALIASES: Readonly<Record<string, string>> = {
  vw: 'Volkswagen',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  benz: 'Mercedes-Benz',
  'mercedes benz': 'Mercedes-Benz',
  'mercedes amg': 'Mercedes-AMG',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  alfa: 'Alfa Romeo',
  landrover: 'Land Rover',
  'range rover': 'Land Rover',
  'ssang yong': 'SsangYong',
  citroen: 'Citroën',
  'isuzu ute': 'Isuzu',
  'isuzu trucks': 'Isuzu',
  'fiat professional': 'Fiat',
  'cf moto': 'CFMOTO',
  harley: 'Harley-Davidson',
  'mitsubishi fuso': 'Fuso',
  'ram trucks': 'RAM',
  'dodge ram': 'RAM',
  'bmw motorrad': 'BMW',
  'great wall motors': 'GWM',
  ud: 'UD Trucks',
  rolls: 'Rolls-Royce',
  'aston martin lagonda': 'Aston Martin',
};

const MAKES = new Map<string, string>(NAMES.split('|').map((name) => [wordKey(name), name]));
for (const [alias, name] of Object.entries(ALIASES)) MAKES.set(alias, name);

/** The standard spelling of a known make; null for an unknown one. */
export const knownMake: (text: string) => string | null = memoizeWords(
  (text) => MAKES.get(wordKey(text)) ?? null,
);

/**
 * The standard spelling of a make. An unknown one keeps the seller's spelling, except that all capitals and
 * all lower case become title case.
 */
export const canonicalMake: (text: string) => string = memoizeWords((text) => {
  const known = knownMake(text);
  if (known) return known;
  const isAllCaps = text.length > 4 && text === text.toUpperCase();
  return isAllCaps || text === text.toLowerCase() ? titleCase(text) : text;
});
