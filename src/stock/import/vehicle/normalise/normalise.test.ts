import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_TYPES, OTHER_BODY_TYPES, SIMPLE_FUELS, STATES } from '../../../car-values.ts';
import { usualBody } from '../../../rules/body-label.ts';
import { canonicalBody } from './bodies.ts';
import { parseOdometer } from './distance.ts';
import { canonicalDrive } from './drives.ts';
import { canonicalFuel } from './fuels.ts';
import { parsePhone, parseRego, parseVin } from './identifiers.ts';
import { canonicalMake } from './makes.ts';
import { repairMakeModel } from './models.ts';
import { canonicalState } from './states.ts';
import { canonicalTransmission } from './transmissions.ts';

describe('odometers', () => {
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

describe('identifiers', () => {
  it('accepts a VIN of 17 characters without I, O and Q, whatever its check digit, and shorter chassis numbers before 1989', () => {
    expect(parseVin('5pvnj7ey3v5t50257', 2027)).toEqual({ kind: 'ok', value: '5PVNJ7EY3V5T50257' });
    expect(parseVin('JHMZF1D60CS00556-9', 2012).kind).toBe('ok');
    expect(parseVin('00000000000000000', 2012).kind).toBe('absent');
    expect(parseVin('IHMZF1D60CS005569', 2012).kind).toBe('bad');
    expect(parseVin('HJ4512345', 1979)).toEqual({ kind: 'ok', value: 'HJ4512345' });
    expect(parseVin('HJ4512345', 2012).kind).toBe('bad');
  });

  it('accepts a plate of up to nine letters and digits', () => {
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
  ])('reads the phone number %j as %j', (text, value) =>
    expect(parsePhone(text)).toEqual({ kind: 'ok', value }),
  );
  it('rejects a phone number of another country', () => expect(parsePhone('0920-999 86').kind).toBe('bad'));
});

describe('standard values for sellers’ words', () => {
  it('DAT-37 every standard body, fuel and state is read as itself, a hatchback as a hatch and a station wagon as a wagon', () => {
    for (const body of [...BODY_TYPES, ...OTHER_BODY_TYPES])
      expect(canonicalBody(body)).toBe(usualBody(body));
    for (const fuel of SIMPLE_FUELS) expect(canonicalFuel(fuel)).toBe(fuel);
    for (const state of STATES) expect(canonicalState(state)).toBe(state);
  });

  it.each([
    ['Ute / Tray', 'ute'],
    ['DUAL CAB P/UP', 'ute'],
    ['SUV', 'suv'],
    ['People Mover', 'peopleMover'],
    ['Kombi', 'wagon'],
    ['Halvkombi 5-dörrar', 'hatch'],
    ['SEDAN', 'sedan'],
    ['4D SEDAN', 'sedan'],
    ['Hatch', 'hatch'],
    ['Hatchback', 'hatch'],
    ['5dr Hatchback Manual', 'hatch'],
    ['STATION WAGON', 'wagon'],
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
    expect([canonicalBody('Truck', 'car'), canonicalBody('Truck', 'truck')]).toEqual(['ute', 'rigidTruck']));

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
    ['LYNK&CO', 'Lynk & Co'],
    ['gaz-tech', 'Gaz-Tech'],
    ['DR1 AUTOMOBILES', 'DR1 Automobiles'],
  ])('spells the make %j as %j', (text, make) => expect(canonicalMake(text)).toBe(make));

  it.each([
    ['Land', 'Rover', '2017 Land Rover Discovery Sport SE', 'Land Rover', 'Discovery Sport', 'SE', true],
    ['Jeep', 'Grand', '2019 Jeep Grand Cherokee Limited', 'Jeep', 'Grand Cherokee', 'Limited', true],
    ['Land Rover', 'Defender', '2020 Land Rover Defender 110', 'Land Rover', 'Defender', '110', false],
    ['Rover', '75', '2004 Rover 75 Club', 'Rover', '75', 'Club', false],
    ['Ford', 'Ranger', null, 'Ford', 'Ranger', null, false],
    ['Ford', 'Ranger', 'Bargain of the week', 'Ford', 'Ranger', null, false],
  ])('reads make %j and model %j with the title %j as %s %s', (make, model, title, ...expected) => {
    const year = Number(title?.slice(0, 4)) || 2020;
    const found = repairMakeModel(make, model, title, year);
    expect([found.make, found.model, found.rest, found.repair !== null]).toEqual(expected);
  });
});

it('no function that reads a seller’s words ever throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const read of [
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
