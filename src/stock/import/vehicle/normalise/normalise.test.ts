import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_TYPES, OTHER_BODY_TYPES, SIMPLE_FUELS, STATES } from '../../../car-values.ts';
import { parseDate } from '../../cells/date.ts';
import { parseNumber } from '../../cells/number.ts';
import { parsePrice } from '../../cells/price.ts';
import { canonicalBody } from './bodies.ts';
import { parseOdometer } from './distance.ts';
import { canonicalDrive } from './drives.ts';
import { canonicalFuel } from './fuels.ts';
import { parsePhone, parseRego, parseVin } from './identifiers.ts';
import { canonicalMake } from './makes.ts';
import { repairMakeModel } from './models.ts';
import { canonicalState } from './states.ts';
import { canonicalTransmission } from './transmissions.ts';

describe('numbers, prices and distances', () => {
  it.each([
    ['10,499.00', 10_499],
    ['10.499,00', 10_499],
    ['105 950', 105_950],
    ['105\u00a0950', 105_950],
    ["12'500", 12_500],
    ['1.234.567', 1_234_567],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['1,000', 1_000],
    ['-3', -3],
    ['abc', null],
    ['', null],
    ['1-2', null],
    ['1,2,3', null],
  ])('reads the number %j as %j', (text, value) => expect(parseNumber(text)).toBe(value));

  it.each([
    ['10499 AUD', 10_499, 'AUD'],
    ['AUD 10,499.00', 10_499, 'AUD'],
    ['A$10,499', 10_499, 'AUD'],
    ['AU$ 10499', 10_499, 'AUD'],
    ['$10,499', 10_499, null],
    ['10499', 10_499, null],
    ['94684.00 USD', 94_684, 'USD'],
    ['US$ 5,000', 5_000, 'USD'],
    ['105 950 kr', 105_950, 'SEK'],
    ['105950 SEK', 105_950, 'SEK'],
    ['€ 9.999,00', 9_999, 'EUR'],
    ['NZ$7000', 7_000, 'NZD'],
    ['10499AUD', 10_499, 'AUD'],
    ['$34,990*', 34_990, null],
    ['34990 incl. GST', 34_990, null],
  ])('reads the price %j', (text, amount, currency) =>
    expect(parsePrice(text)).toEqual({ kind: 'amount', amount, currency }),
  );

  it.each(['POA', 'p.o.a.', 'Call us', '0', '0.00 AUD', '', 'Price on request', '-'])(
    'reads %j as no price',
    (text) => expect(parsePrice(text).kind).toBe('none'),
  );
  it.each(['about ten', '12-15', '$-5'])('cannot read the price %j', (text) =>
    expect(parsePrice(text).kind).toBe('unreadable'),
  );

  it.each([
    ['52000 km', null, 52_000],
    ['52,000 kms', null, 52_000],
    ['100 miles', null, 161],
    ['140855', 'MI', 226_684],
    ['192850', 'KM', 192_850],
    ['32k', null, 32_000],
    ['32k km', null, 32_000],
    ['10mi', null, 16],
    ['0', null, 0],
  ])('reads the odometer %j with unit %j as %d km', (text, unit, km) =>
    expect(parseOdometer(text, unit)).toMatchObject({ kind: 'km', km }),
  );

  it('reads engine hours as hours and nonsense as unreadable', () => {
    expect(parseOdometer('1,200 hrs', null)).toEqual({ kind: 'hours', hours: 1_200 });
    for (const text of ['n/a', '- / -', '12 parsecs', '-5'])
      expect(parseOdometer(text, null).kind).toBe('unreadable');
  });
});

describe('dates', () => {
  it.each([
    ['22/08/2026', '2026-08-22'],
    ['3/4/21', '2021-04-03'],
    ['2026-08-22', '2026-08-22'],
    ['08/2026', '2026-08'],
    ['2026-08', '2026-08'],
    ['Aug 2026', '2026-08'],
    ['22 August 2026', '2026-08-22'],
    ['22-Aug-26', '2026-08-22'],
    ['Sat, 22 Aug 2026 06:20:44 +0000', '2026-08-22T06:20:44.000Z'],
    ['2026-08-22T10:00:00+10:00', '2026-08-22T00:00:00.000Z'],
    ['2026-08-22 10:00:00', '2026-08-22T10:00:00.000Z'],
    ['1787400000', '2026-08-22T12:00:00.000Z'],
    ['1787400000000', '2026-08-22T12:00:00.000Z'],
    ['22/08/2026 10:30', '2026-08-22'],
    ['31/02/2026', null],
    ['13/2026', null],
    ['soon', null],
    ['2026', null],
  ])('reads %j as %j', (text, iso) => expect(parseDate(text)).toBe(iso));
});

describe('identifiers', () => {
  it('takes a VIN of 17 without I, O, Q and asks nothing of the check digit', () => {
    expect(parseVin('5pvnj7ey3v5t50257', 2027)).toEqual({ kind: 'ok', value: '5PVNJ7EY3V5T50257' });
    expect(parseVin('JHMZF1D60CS00556-9', 2012).kind).toBe('ok');
    expect(parseVin('00000000000000000', 2012).kind).toBe('absent');
    expect(parseVin('IHMZF1D60CS005569', 2012).kind).toBe('bad');
    expect(parseVin('HJ4512345', 1979)).toEqual({ kind: 'ok', value: 'HJ4512345' });
    expect(parseVin('HJ4512345', 2012).kind).toBe('bad');
  });

  it('takes a plate of up to nine letters and digits', () => {
    expect(parseRego('abc 12d')).toEqual({ kind: 'ok', value: 'ABC12D' });
    for (const none of ['TBA', 'unregistered', '', 'N/A']) expect(parseRego(none).kind).toBe('absent');
    expect(parseRego('call for details').kind).toBe('bad');
  });

  it.each([
    ['+61 2 9123 4567', '02 9123 4567'],
    ['(03) 9123-4567', '03 9123 4567'],
    ['+61 (0)412 345 678', '0412 345 678'],
    ['0412345678', '0412 345 678'],
    ['1300 123 456', '1300 123 456'],
    ['1800123456', '1800 123 456'],
    ['131234', '13 12 34'],
    ['61291234567', '02 9123 4567'],
  ])('reads the phone number %j', (text, value) => expect(parsePhone(text)).toEqual({ kind: 'ok', value }));
  it('knows a number of another country as none', () => expect(parsePhone('0920-999 86').kind).toBe('bad'));
});

describe('canonical words', () => {
  it('DAT-37 every canonical body, fuel and state is its own canonical value', () => {
    for (const body of [...BODY_TYPES, ...OTHER_BODY_TYPES]) expect(canonicalBody(body)).toBe(body);
    for (const fuel of SIMPLE_FUELS) expect(canonicalFuel(fuel)).toBe(fuel);
    for (const state of STATES) expect(canonicalState(state)).toBe(state);
  });

  it.each([
    ['Ute / Tray', 'ute'],
    ['DUAL CAB P/UP', 'ute'],
    ['SUV', 'suv'],
    ['People Mover', 'peopleMover'],
    ['Kombi', 'wagon'],
    ['Halvkombi 5-dörrar', 'hatchback'],
    ['SEDAN', 'sedan'],
    ['4D SEDAN', 'sedan'],
    ['STATION WAGON', 'stationWagon'],
    ['Cab Chassis', 'cabChassis'],
    ['CROSSOVER', 'suv'],
    ['TRUCK', 'ute'],
    ['Cabriolet', 'convertible'],
    ['Double Cab Utility', 'ute'],
    ['Panel Van', 'van'],
    ['MINIVAN', 'peopleMover'],
    ['Pop Top', 'popTop'],
    ['Commercial', null],
    ['OTHER', null],
  ])('DAT-37 reads the body %j as %j', (text, body) => expect(canonicalBody(text)).toBe(body));
  it('DAT-37 a "Truck" is a ute among cars and a rigid truck among trucks', () =>
    expect(canonicalBody('Truck', 'truck')).toBe('rigidTruck'));

  it.each([
    ['Unleaded', 'Petrol'],
    ['Premium', 'Petrol'],
    ['Leaded', 'Petrol'],
    ['Petrol - Premium Unleaded', 'Petrol'],
    ['Bensin', 'Petrol'],
    ['GASOLINE', 'Petrol'],
    ['diesel', 'Diesel'],
    ['Turbo diesel 2.0', 'Diesel'],
    ['Hybrid', 'Hybrid'],
    ['Unleaded petrol/Electric', 'Hybrid'],
    ['Plug-in Bensin', 'Plug-in Hybrid'],
    ['PHEV', 'Plug-in Hybrid'],
    ['Electric', 'Electric'],
    ['BEV', 'Electric'],
    ['LPG', 'LPG'],
    ['Liquid Petroleum Gas', 'LPG'],
    ['Liquid petroleum gas (injected)', 'LPG'],
    ['Compressed Natural Gas', 'LPG'],
    ['Fuel Cell Electric', 'Hydrogen'],
    ['MHEV 48V', 'Hybrid'],
    ['98RON', 'Petrol'],
    ['RULP', 'Petrol'],
    ['Other', null],
  ])('reads the fuel %j as %j', (text, fuel) => expect(canonicalFuel(text)).toBe(fuel));

  it.each([
    ['8 SP SPORTS AUTOMATIC', 'Automatic'],
    ['CVT', 'Automatic'],
    ['6-speed manual', 'Manual'],
    ['7 SP AUTO DIRECT SHIFT', 'Automatic'],
    ['Manuell', 'Manual'],
    ['DSG', 'Automatic'],
    ['6 SP AUTOMATED MANUAL', 'Automatic'],
    ['6M', 'Manual'],
    ['8A', 'Automatic'],
    ['Constantly Variable', 'Automatic'],
    ['18 Speed Roadranger', 'Manual'],
    ['5sp', null],
  ])('reads the transmission %j as %j', (text, value) => expect(canonicalTransmission(text)).toBe(value));

  it.each([
    ['Front', 'FWD'],
    ['4x4', '4WD'],
    ['4X4 DUAL RANGE', '4WD'],
    ['All Wheel Drive', 'AWD'],
    ['Rear Wheel Drive', 'RWD'],
    ['quattro', 'AWD'],
    ['4x2', null],
  ])('reads the drive %j as %j', (text, value) => expect(canonicalDrive(text)).toBe(value));

  it.each([
    ['New South Wales', 'NSW'],
    ['vic.', 'VIC'],
    ['AU-VIC', 'VIC'],
    ['Queensland, Australia', 'QLD'],
    ['AL', null],
    ['Norrbotten', null],
  ])('reads the state %j as %j', (text, state) => expect(canonicalState(text)).toBe(state));

  it.each([
    ['MERCEDES BENZ', 'Mercedes-Benz'],
    ['vw', 'Volkswagen'],
    ['Ssangyong', 'SsangYong'],
    ['Citroen', 'Citroën'],
    ['BORGWARD', 'Borgward'],
    ['JMEV', 'JMEV'],
    ['bmw', 'BMW'],
    ['LYNK&CO', 'Lynk&Co'],
    ['gaz-tech', 'Gaz-Tech'],
    ['DR1 AUTOMOBILES', 'DR1 Automobiles'],
  ])('spells the make %j as %j', (text, make) => expect(canonicalMake(text)).toBe(make));

  it('mends make and model with the title, and leaves them alone without one', () => {
    expect(repairMakeModel('Land', 'Rover', '2017 Land Rover Discovery Sport SE', 2017)).toMatchObject({
      make: 'Land Rover',
      model: 'Discovery Sport',
      rest: 'SE',
    });
    expect(repairMakeModel('Land Rover', 'Defender', '2020 Land Rover Defender 110', 2020)).toMatchObject({
      make: 'Land Rover',
      model: 'Defender',
      rest: '110',
      repair: null,
    });
    expect(repairMakeModel('Rover', '75', '2004 Rover 75 Club', 2004)).toMatchObject({
      make: 'Rover',
      model: '75',
      rest: 'Club',
    });
    expect(repairMakeModel('Jeep', 'Grand', '2019 Jeep Grand Cherokee Limited', 2019)).toMatchObject({
      model: 'Grand Cherokee',
      rest: 'Limited',
    });
    expect(repairMakeModel('Ford', 'Ranger', null, 2020)).toEqual({
      make: 'Ford',
      model: 'Ranger',
      rest: null,
      repair: null,
    });
    expect(repairMakeModel('Ford', 'Ranger', 'Bargain of the week', 2020)).toMatchObject({
      make: 'Ford',
      model: 'Ranger',
      rest: null,
    });
  });
});

it('never throws, whatever a seller writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const read of [
        parseNumber,
        parsePrice,
        parseDate,
        canonicalBody,
        canonicalFuel,
        canonicalTransmission,
        canonicalDrive,
        canonicalState,
        canonicalMake,
        parseRego,
        parsePhone,
      ])
        read(text);
      parseVin(text, 2000);
      parseOdometer(text, text);
      repairMakeModel(text, text, text, 2000);
    }),
    { numRuns: 500 },
  );
});
