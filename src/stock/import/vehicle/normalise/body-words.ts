import type { BodyType, ItemType } from '../../../car.ts';
import { spellingMap, wordKey } from '../../cells/word-key.ts';

/** Sellers' words for each standard body, separated by "|". */
type Words = Readonly<Partial<Record<BodyType, string>>>;

const CAR: Words = {
  '4x4': '4WD|4 x 4|Four wheel drive|Off Roader',
  bus: 'Minibus|Mini bus|Coach|Commuter|People Carrier Bus',
  cabChassis:
    'Cab Chassis|C/C|C/Chas|Single Cab Chassis|Double Cab Chassis|Dual Cab Chassis|Cab & Chassis|Super Cab Chassis|Space Cab Chassis|Extra Cab Chassis|Crew Cab Chassis|King Cab Chassis|Freestyle Cab Chassis',
  convertible: 'Cabriolet|Cabrio|Roadster|Spyder|Spider|Convertable|Targa|Drop Top|Cab|Drophead',
  coupe: 'Coupé|2 door coupe|Fastback|Liftback Coupe|Sports Car|Sportscar|Supercar|Grandtourer|Kupe',
  hardtop: 'Hard top',
  hatch: '',
  hatchback:
    'Hatch Back|Liftback|Lift back|Supermini|Small Car|Halvkombi|Halvkombi 5 dorrar|Halvkombi 3 dorrar|5D Hatchback|3D Hatchback|Sportback',
  motorhome:
    'Motor home|Campervan|Camper Van|RV|Camper|Husbil|A Class|B Class|C Class|Class A|Class B|Class C',
  peopleMover: 'People Mover|MPV|Minivan|Mini van|Familjebuss|People Carrier',
  sedan: 'Saloon|4 door sedan|Berline|Limousine|4D Sedan',
  softtop: 'Soft top',
  suv: 'Crossover|Sports Utility Vehicle|Sport Utility|Sports Utility|Sport Utility Vehicle|Troop Carrier|Troopcarrier|Compact SUV|Small SUV|Medium SUV|Large SUV',
  ute: 'Utility|Ute / Tray|Pickup|Pick up|Pick-up|Truck|Pickup Truck|Utility Truck|Dual Cab|Double Cab|Single Cab|Extended Cab|Extra Cab|Space Cab|Crew Cab|Crew Cab Pickup|Dual Cab Utility|Double Cab Pick Up|Cab Utility|Crew Cab Utility|Dual Cab Pick-up|Super Cab Utility|Tray|King Cab Utility|Space Cab Utility|Extra Cab Utility|Super Cab Pick Up|Space Cab Pickup|Traytop|Style Side|Styleside|Well Body|Wellside',
  van: 'Cargo Van|Panel Van|Panelvan|Delivery Van|Passenger Van|Transportbil|Skap',
  wagon:
    'Estate|Estate Car|Tourer|Sportwagon|Sportswagon|Sports Wagon|Kombi|Touring Wagon|4D Wagon|Shooting Brake|Avant',
  stationWagon: 'Station Wagon|Station wagon 4 door|Stationwagon',
};

const TRUCK: Words = {
  lightTruck: 'Light Truck|Light Duty Truck|Light Duty',
  cabChassis: 'Cab / Chassis Trucks|Cab Chassis Trucks|Cab & Chassis Truck',
  rigidTruck:
    'Rigid|Rigid Truck|Truck|Box Truck|Straight Truck|Pantech|Box Truck Straight Truck|Stake Bed|Flatbed|Flatbed Truck|Dry Van|Reefer|Reefer Refrigerated Truck|Refrigerated Truck|Refrigerated|Refrigerated Van|Refrigerated Pantech|Refrigerator|Refrigerator Truck|Fridge Truck|Fridge Pantech|Freezer|Freezer Truck|Tray|Tray Top|Traytop|Tray Truck|Rollback Tow Truck|Tow Truck|Tilt Tray|Curtainsider|Tautliner|Table Top|Medium Duty Truck|Medium Duty|Moving Van|Box Van|Furniture Van|Removal Van|Cube Van|Luton|Luton Van|Box Body|Utility Truck|Service Body|Beavertail|Hooklift|Agitator|Tanker|Vacuum Tanker|Water Cart|Crane Truck|Livestock|Stock Crate|Beaver Tail|Tilt & Slide|Tilt Slide|Crane|Concrete Agitator|Concrete Mixer|Mixer|Fuel Tanker|Garbage Compactor|Compactor|Elevated Work Platform|EWP|Hook Bin|Hook Lift|Skip Bin|Skip Loader|Service Vehicle|Dropside|Drop Side|Flat Deck|Flat Top|Flattop|Car Carrier|Car Transporter|Wrecker|Side Loader|Sweeper|Street Sweeper',
  primeMover:
    'Prime Mover|Tractor|Tractor Unit|Sleeper|Sleeper Cab|Day Cab|Semi Truck|Semi|Conventional Day Cab|Conventional Sleeper Truck',
  tipper: 'Tip Truck|Dump Truck|Dump Body|Tipper Truck|Dump|Side Tipper|Rear Tipper',
};

const MOTORCYCLE: Words = {
  naked: 'Street|Streetfighter|Naked Bike|Standard|Roadster|Cafe Racer|Retro|Modern Classic|Hyper Naked',
  sport: 'Sports|Sports Bike|Super Sport|Supersport|Sportbike|Sport bike|Superbike|Hypersport',
  cruiser: 'Chopper|Bobber|Custom',
  adventure:
    'Adventure Tourer|Adventure Touring|Dual Sport Adventure|Adventure Bike|Dual Purpose|Dual Sport|Adventure Sport',
  touring: 'Sport Touring|Sports Tourer|Sports Touring|Bagger|Tourer',
  trail:
    'Enduro|Motocross|Dirt Bike|Off Road Bike|Off Road|Trail Bike|MX|Farm Bike|Ag Bike|Farm|Agriculture|Off Road Competition|Trials',
  scooter: 'Moped|Motor Scooter|Step Through',
};

const CARAVAN: Words = {
  motorhome: 'Motor home|Campervan|Camper Van|RV|A Class|B Class|C Class|Class A|Class B|Class C',
  caravan:
    'Travel Trailer|Full Van|Van|Family Van|Bunk Van|Couples Van|Touring Caravan|Off Road Caravan|Off Road|Fifth Wheel|Fifth Wheeler|5th Wheel|5th Wheeler|Toy Hauler|On Road|Semi Off Road|Full Off Road|Full Height|Tourer',
  popTop: 'Pop Top|Pop-Top Caravan|Poptop Caravan|Poptop|Pop Top Van',
  hybridCaravan: 'Hybrid|Hybrid Camper|Hybrid Caravan',
  camperTrailer:
    'Camper|Camper Trailer|Tent Trailer|Forward Fold|Rear Fold|Hard Floor|Soft Floor|Hard Floor Camper|Soft Floor Camper|Pop Up|Pop Up Camper|Folding|Folding Camper|Folding Pop Up Camper|Fold Out Camper|Side Fold|Wind Up|Wind Up Camper|Teardrop|Tear Drop|Teardrop Camper|Teardrop Trailer',
};

/**
 * Words that name a body only for the kind of vehicle in whose table they are: a "Standard" car is not a motorcycle,
 * and a "Hybrid" car is not a caravan.
 */
const SAME_KIND_ONLY = new Set(
  'Street|Standard|Custom|Sports|Roadster|Retro|Tourer|Farm|Agriculture|Traytop|On Road|Full Height|Wind Up|Off Road|Trials|Dual Purpose|Dual Sport|MX|Van|Hybrid|Pop Up|Folding|Hard Floor|Soft Floor|Camper|Light Duty|Medium Duty|Dump|Semi|Livestock|Refrigerated Van|Tray|Truck|Utility Truck|A Class|B Class|C Class|Cab|Avant|Tractor'
    .split('|')
    .map(wordKey),
);

const wordMap = (words: Words) => spellingMap(words as Readonly<Record<BodyType, string>>);
const BODIES: Readonly<Record<ItemType, Map<string, BodyType>>> = {
  car: wordMap(CAR),
  truck: wordMap(TRUCK),
  motorcycle: wordMap(MOTORCYCLE),
  caravan: wordMap(CARAVAN),
};

/** Other kinds whose words also apply, because feeds without kinds call everything a car. */
const OTHERS: Readonly<Record<ItemType, readonly ItemType[]>> = {
  car: ['truck', 'caravan', 'motorcycle'],
  truck: ['car', 'caravan', 'motorcycle'],
  motorcycle: [],
  caravan: [],
};

/** The body for a word or phrase (as `wordKey`) on a vehicle of that kind; undefined for unknown words. */
export function bodyOfWords(key: string, item: ItemType): BodyType | undefined {
  const sameKind = BODIES[item].get(key);
  if (sameKind !== undefined || SAME_KIND_ONLY.has(key)) return sameKind;
  for (const other of OTHERS[item]) {
    const found = BODIES[other].get(key);
    if (found !== undefined) return found;
  }
  return undefined;
}
