import type { ItemType } from '../../../car.ts';
import { spellingMap, wordKey } from '../../cells/word-key.ts';

/** Makes that sell only one kind of vehicle in Australia. Honda and Suzuki, for example, sell cars and motorcycles. */
const MAKES = spellingMap<Exclude<ItemType, 'car'>>({
  motorcycle:
    'Aprilia|Arctic Cat|Bajaj|Benelli|Beta|Bimota|Buell|Can-Am|CFMOTO|CF Moto|Ducati|GasGas|Gas Gas|Harley-Davidson|Harley|Hero|Husqvarna|Hyosung|Kawasaki|KTM|Kymco|LiveWire|Moto Guzzi|Moto Morini|MV Agusta|Polaris|Royal Enfield|Sherco|Stark Future|Suzuki Motorcycles|SYM|TVS|Vespa|Voge|Yamaha|Zero Motorcycles|Zontes',
  caravan:
    'Avan|Avida|Bushtracker|Coromal|Cub Campers|Goldstream|Jayco|Kedron|Kimberley|Kimberley Kampers|Lotus Caravans|Market Direct Campers|MDC|New Age Caravans|Patriot Campers|Roma Caravans|Royal Flair|Sunliner|Supreme Caravans|Trakmaster|Viscount Caravans|Winnebago|Zone RV',
  truck:
    'DAF|Freightliner|Fuso|Mitsubishi Fuso|Hino|Kenworth|Mack|Peterbilt|Scania|UD|UD Trucks|Western Star|Isuzu Trucks',
});

/** The only kind of vehicle of a make; null if the make sells cars, several kinds, or is not known. */
export const onlyKindOfMake = (make: string): ItemType | null => MAKES.get(wordKey(make)) ?? null;
