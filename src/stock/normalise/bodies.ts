import type { BodyType, ItemType } from '../car.ts';
import { remembered, spellings, wordKey } from './key.ts';

const BODIES = spellings<BodyType>({
  '4x4': '4WD|4 x 4|Four wheel drive|Off Roader',
  bus: 'Minibus|Mini bus|Coach|Commuter',
  cabChassis:
    'Cab Chassis|C/C|C/Chas|Single Cab Chassis|Double Cab Chassis|Cab & Chassis|Super Cab Chassis|Space Cab Chassis|Extra Cab Chassis|Crew Cab Chassis|King Cab Chassis|Cab / Chassis Trucks|Cab Chassis Trucks',
  convertible: 'Cabriolet|Cabrio|Roadster|Spyder|Spider|Convertable|Targa|Drop Top|Cab',
  coupe: 'Coupé|2 door coupe|Fastback|Liftback Coupe|Sports Car|Sportscar|Supercar|Grandtourer|Kupe',
  hardtop: 'Hard top',
  hatch: '',
  hatchback:
    'Hatch Back|Liftback|Lift back|Supermini|Small Car|Halvkombi|Halvkombi 5 dorrar|Halvkombi 3 dorrar|5D Hatchback|3D Hatchback|Sportback',
  motorhome: 'Motor home|Campervan|Camper Van|RV|Camper|Husbil',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover|MPV|Minivan|Mini van|Familjebuss|People Carrier',
  sedan: 'Saloon|4 door sedan|Berline|Limousine|4D Sedan',
  softtop: 'Soft top',
  suv: 'Crossover|Sports Utility Vehicle|Sport Utility|Sport Utility Vehicle|Compact SUV|Small SUV|Medium SUV|Large SUV',
  ute: 'Utility|Ute / Tray|Pickup|Pick up|Pick-up|Dual Cab|Double Cab|Single Cab|Extended Cab|Space Cab|Crew Cab|Crew Cab Pickup|Dual Cab Utility|Double Cab Pick Up|Cab Utility|Crew Cab Utility|Dual Cab Pick-up|Super Cab Utility|Tray|King Cab Utility|Space Cab Utility|Extra Cab Utility|Super Cab Pick Up|Space Cab Pickup',
  van: 'Cargo Van|Panel Van|Delivery Van|Passenger Van|Moving Van|Transportbil|Skap',
  wagon: 'Estate|Estate Car|Tourer|Sportwagon|Kombi|Touring Wagon|4D Wagon',
  stationWagon: 'Station Wagon|Station wagon 4 door|Stationwagon',
  rigidTruck:
    'Rigid|Rigid Truck|Truck|Box Truck|Straight Truck|Pantech|Box Truck Straight Truck|Stake Bed|Flatbed|Flatbed Truck|Dry Van|Reefer Refrigerated Truck|Refrigerated Truck|Tray Truck|Rollback Tow Truck|Tow Truck|Tilt Tray|Curtainsider|Table Top|Medium Duty Truck',
  primeMover:
    'Prime Mover|Tractor|Tractor Unit|Sleeper|Day Cab|Semi Truck|Conventional Day Cab|Conventional Sleeper Truck',
  tipper: 'Tip Truck|Dump Truck|Dump Body|Tipper Truck',
  naked: 'Street|Streetfighter|Naked Bike|Standard',
  sport: 'Sports Bike|Super Sport|Supersport|Sportbike|Sport bike',
  cruiser: 'Chopper|Bobber|Custom',
  adventure: 'Adventure Tourer|Dual Sport Adventure|Adventure Bike|Dual Purpose',
  touring: 'Sport Touring|Sports Tourer|Bagger',
  trail: 'Enduro|Motocross|Dirt Bike|Off Road Bike|Trail Bike|MX|Farm Bike',
  scooter: 'Moped',
  caravan: 'Travel Trailer|Full Van|Touring Caravan|Off Road Caravan|Fifth Wheel',
  popTop: 'Pop Top|Pop-Top Caravan|Poptop Caravan',
  hybridCaravan: 'Hybrid Camper|Hybrid Caravan',
  camperTrailer: 'Camper Trailer|Tent Trailer|Forward Fold|Hard Floor Camper|Soft Floor Camper|Pop Up Camper',
});

const CONTAINED: readonly (readonly [RegExp, BodyType])[] = [
  [/\bcab ?chassis\b|\bc chas\b/, 'cabChassis'],
  [/\b(utility|ute|pick ?up|dual cab|double cab)\b/, 'ute'],
  [/\b(people mover|mpv|minivan)\b/, 'peopleMover'],
  [/\bsuv\b/, 'suv'],
  [/\bhatch(back)?\b/, 'hatchback'],
  [/\b(sedan|saloon)\b/, 'sedan'],
  [/\bstation ?wagon\b/, 'stationWagon'],
  [/\b(wagon|estate)\b/, 'wagon'],
  [/\b(coupe)\b/, 'coupe'],
  [/\b(convertible|cabriolet|roadster)\b/, 'convertible'],
  [/\bmotor ?home\b|\bcampervan\b/, 'motorhome'],
  [/\bbus\b/, 'bus'],
  [/\btipper\b/, 'tipper'],
  [/\bprime mover\b/, 'primeMover'],
  [/\bcaravan\b/, 'caravan'],
  [/\bvan\b/, 'van'],
];

/**
 * The canonical body (DAT-37) for a seller's words ("Ute / Tray", "DUAL CAB P/UP", "Kombi"); null when they
 * name none. "Truck" on a car is a ute, as Meta's body style means it.
 */
export function canonicalBody(text: string, item: ItemType = 'car'): BodyType | null {
  const body = lookUp(text);
  if (item === 'car' && body === 'rigidTruck' && wordKey(text) === 'truck') return 'ute';
  return body;
}

const lookUp: (text: string) => BodyType | null = remembered((text) => {
  const key = wordKey(text.replace(/p\/up/i, 'pickup'));
  const exact = BODIES.get(key) ?? BODIES.get(key.replace(/^\d ?(d|dr|door) /, ''));
  if (exact) return exact;
  return CONTAINED.find(([pattern]) => pattern.test(key))?.[1] ?? null;
});
