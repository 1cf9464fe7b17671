import { expect, it } from 'vitest';
import { importText } from '../../../../tests/support/stock/import-rows.ts';

const parts = (id: string, make = 'make') =>
  `<stocknum>${id}</stocknum><${make}>Kia</${make}><model>Rio</model><year>2020</year><car_type>used</car_type>`;
const own = (id: string) => `<no>${id}</no><maker>Kia</maker><range>Rio</range><built>2020</built>`;
const OWN_NAMES =
  'columns: { stocknum: no, make: maker, model: range, year: built }\nconstants: { car_type: used }\n';
const ids = async (xml: string, mapping?: string) =>
  (await importText(xml, mapping === undefined ? {} : { mapping })).cars.map(({ id }) => id);

it.each([
  ['with the parts of a vehicle', `<stock><bike>${parts('A')}</bike><bike>${parts('B')}</bike></stock>`],
  [
    'beside elements with the usual name that are no vehicles',
    `<stock><menu><item><label>x</label></item></menu><bikes><bike>${parts('A')}</bike><bike>${parts('B')}</bike></bikes></stock>`,
  ],
  [
    'with features named as records usually are',
    `<stock><bike>${parts('A')}<features><item><text>ABS</text></item></features></bike><bike>${parts('B')}</bike></stock>`,
  ],
  [
    'with attributes instead of elements',
    '<stock><bike stocknum="A" make="Kia" model="Rio" year="2020" car_type="used"/><bike stocknum="B" make="Kia" model="Rio" year="2020" car_type="used"/></stock>',
  ],
  [
    'with the usual name and attributes only',
    '<stock><car stocknum="A" make="Kia" model="Rio" year="2020" car_type="used"/><car stocknum="B" make="Kia" model="Rio" year="2020" car_type="used"/></stock>',
  ],
])('finds records of any name: %s', async (_, xml) => {
  expect(await ids(xml)).toEqual(['A', 'B']);
});

it('finds the element that is repeated most if no name is known, or takes the one that the mapping names', async () => {
  const xml = `<export><info><date>1</date></info><bikes><bike>${own('A')}</bike><bike>${own('B')}</bike></bikes><sold><bike>${own('C')}</bike></sold></export>`;
  expect(await ids(xml, OWN_NAMES)).toEqual(['A', 'B']);
  expect(await ids(xml, `${OWN_NAMES}records: export.sold.bike`)).toEqual(['C']);
  expect(await ids(xml, `${OWN_NAMES}records: Bike`)).toEqual(['A', 'B', 'C']);
});
