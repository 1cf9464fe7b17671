import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';

const HINO = `<g:id>A1</g:id><title>2023 Hino 300 &amp; tray</title><g:vin>JHMFB4F37CS003479</g:vin><g:condition>used</g:condition><g:make>Hino</g:make><g:model>300</g:model><g:year>2023</g:year>
<g:price>45,990.00 AUD</g:price><g:mileage>52000 km</g:mileage><g:vehicle_price_type>excluding_government_charges_price</g:vehicle_price_type><g:image_link>https://a.au/1.jpg</g:image_link><g:additional_image_link>https://a.au/2.jpg,https://a.au/3.jpg</g:additional_image_link><g:store_code>YARD1</g:store_code>`;
const rss = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Stock</title>${items}</channel></rss>`;

describe('import of Google vehicle ads', () => {
  it('reads RSS with g: names, the Australian price type and repeated pictures', async () => {
    const { cars, report } = await importText(
      rss(
        `<item>${HINO}<description><![CDATA[<p>Good <b>truck</b></p><script>x</script>]]></description></item>`,
      ),
    );
    expect(report.format).toBe('google');
    expect(cars[0]).toMatchObject({
      id: 'A1',
      stocknum: 'A1',
      vin: 'JHMFB4F37CS003479',
      price: 45_990,
      km: 52_000,
      price_type: 'Excl. Govt Charges',
      car_type: 'used',
      photos_count: 3,
      dealercomments: '<p>Good <b>truck</b></p>',
      badge: '& tray',
      location: { id: 'YARD1', slug: 'yard1' },
    });
  });

  it('reads Atom, and TSV with the same names', async () => {
    const atom = await importText(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0"><title>S</title><entry>${HINO.replaceAll('g:', 'x:')}</entry></feed>`,
    );
    expect(atom.cars[0]).toMatchObject({ id: 'A1', price: 45_990 });
    const tsv = await importText(
      'id\tcondition\tbrand\tmodel\tyear\tprice\tmileage\tstore_code\timage_link\nB2\tnew\tKia\tRio\t2026\tA$21,000\t5 km\tY\thttps://a.au/1.jpg\n',
    );
    expect(tsv.report.format).toBe('google');
    expect(tsv.cars[0]).toMatchObject({ id: 'B2', make: 'Kia', price: 21_000, km: 5, car_type: 'new' });
  });

  it('uses the sale price as the price, and the ordinary price as the price before', async () => {
    const { cars } = await importText(rss(`<item>${HINO}<g:sale_price>39990 AUD</g:sale_price></item>`));
    expect(cars[0]).toMatchObject({ price: 39_990, before_price: 45_990 });
  });
});

describe('import of Meta automotive inventory', () => {
  const listing = (more = '') =>
    `<listing><vehicle_id>M1</vehicle_id><title>2019 Kia Rio S</title><make>Kia</make><model>Rio</model><year>2019</year><mileage><unit>MI</unit><value>32,000</value></mileage><price>10499 AUD</price><state_of_vehicle>USED</state_of_vehicle><condition>EXCELLENT</condition><vehicle_type>car_truck</vehicle_type><body_style>HATCHBACK</body_style><address format="simple"><component name="addr1">1 High St</component><component name="city">Ballarat</component><component name="region">Victoria</component><component name="postal_code">3350</component></address><image><url>https://a.au/1.jpg</url><tag>front</tag></image><image><url>https://a.au/2.jpg</url></image>${more}</listing>`;

  it('reads <listings>: state_of_vehicle is new or used, miles become km, components become the address', async () => {
    const { cars, report } = await importText(
      `<listings><title>S</title>${listing('<dealer_id>D7</dealer_id><dealer_name>Acme</dealer_name>')}</listings>`,
    );
    expect(report.format).toBe('meta');
    expect(cars[0]).toMatchObject({
      id: 'M1',
      badge: 'S',
      car_type: 'used',
      km: 51_499,
      price: 10_499,
      simple_body: 'hatch',
      city: 'Ballarat',
      state: 'VIC',
      photos_count: 2,
      dealership_name: 'Acme',
      location: { id: 'D7', name: 'Acme', address: { street: '1 High St', postcode: '3350', state: 'VIC' } },
      seller_words: { km: '32,000 MI', state: 'Victoria' },
    });
  });

  it('reads the RSS form with g: and vehicle: names mixed', async () => {
    const { cars, report } = await importText(
      rss(
        '<item><g:vehicle_id>R1</g:vehicle_id><g:title>2020 MG ZS</g:title><vehicle:make>MG</vehicle:make><vehicle:model>ZS</vehicle:model><g:year>2020</g:year><vehicle:mileage><g:value>100</g:value><g:unit>KM</g:unit></vehicle:mileage><g:state_of_vehicle>New</g:state_of_vehicle><g:price>23990.00 AUD</g:price><g:image><g:url>https://a.au/z.jpg</g:url></g:image></item>',
      ),
    );
    expect(report.format).toBe('meta');
    expect(cars[0]).toMatchObject({
      id: 'R1',
      make: 'MG',
      model: 'ZS',
      car_type: 'new',
      price: 23_990,
      km: 100,
      photos_count: 1,
    });
  });

  it('reads CSV with flattened paths, and address, mileage and pictures as JSON in a cell', async () => {
    const head =
      'vehicle_id,title,make,model,year,mileage.value,mileage.unit,price,state_of_vehicle,image[0].url,image[0].tag[0],image[1].url,address';
    const row =
      'C1,2018 Mazda 3,Mazda,3,2018,1000,mi,"12,500 AUD",CPO,https://a.au/1.jpg,ext,https://a.au/2.jpg,"{""city"":""Perth"",""region"":""WA"",""postal_code"":""6000""}"';
    const { cars } = await importText(`${head}\n${row}\n`);
    expect(cars[0]).toMatchObject({
      id: 'C1',
      km: 1_609,
      price: 12_500,
      car_type: 'used',
      certified: true,
      city: 'Perth',
      state: 'WA',
      photos_count: 2,
    });
    const cells =
      'vehicle_id,make,model,year,mileage,price,state_of_vehicle,image\nC2,Mazda,3,2018,"{""value"":20000,""unit"":""KM""}",12500,used,"[{""url"":""https://a.au/1.jpg"",""tag"":[""a""]},{""url"":""https://a.au/2.jpg""}]"\n';
    const json = await importText(cells);
    expect(json.cars[0]).toMatchObject({ id: 'C2', km: 20_000, photos_count: 2 });
    const loose = `vehicle_id,make,model,year,state_of_vehicle,address\nC3,Mazda,3,2018,used,"{addr1: '550 Centre Dr, Unit 2', city: 'Perth', region: 'WA', postal_code: 6000}"\n`;
    expect((await importText(loose)).cars[0]).toMatchObject({ city: 'Perth', state: 'WA' });
  });

  it('quarantines a boat', async () => {
    const { report } = await importText(
      `<listings>${listing()}${listing().replace('M1', 'M2').replace('car_truck', 'boat')}</listings>`,
    );
    expect(
      report.quarantine.map(({ row, problems }) => [row, problems[0]?.field, problems[0]?.value]),
    ).toEqual([[2, 'item_type', 'boat']]);
  });
});

describe('import of feeds with Australian column names', () => {
  it('reads the usual columns of a CSV; the drive-away price wins over the price without charges', async () => {
    const { cars, report } = await importText(
      australianCsv([
        {
          stocknum: 'U100',
          vin: 'JHMFB4F37CS003479',
          rego: 'abc 12d',
          rego_expiry: '31/03/2027',
          odometer: '52,000',
          dapprice: '34990',
          egcprice: '32990',
          badge: 'XLT',
          series: 'PX',
          engine_capacity: '3198',
          cylinders: 5,
          engine_type: '3.2L turbo diesel',
          fuel_type: 'Diesel',
          body: 'Ute',
          colour: 'Red',
          transmission: '6 SP AUTO',
          certified: 'Y',
          doors: 4,
          seats: 5,
          drive: '4x4',
          dealercomments: 'One owner\nFull history',
          features: 'Tow bar|Canopy',
          compliance_date: '06/2021',
          build_date: '2021-05',
          show_on_dealer_website: '1',
          nvic_code: 'XYZ1',
          redbook_code: 'RB9',
          images: 'https://a.au/1.jpg,https://a.au/2.jpg',
          location_code: 'Y1',
          dealership_name: 'Acme Ford',
          external_dealership_identifier: 'D1',
          item_type: 'car',
        },
        { stocknum: 'U101', egcprice: '20000', dapprice: '', show_on_dealer_website: '0', status: 'Sold' },
      ]),
    );
    expect(report.format).toBe('au');
    expect(cars[0]).toMatchObject({
      id: 'U100',
      slug: '2021-ford-ranger-xlt-u100',
      price: 34_990,
      price_type: 'Drive away',
      regplate: 'ABC12D',
      rego_expiry: '2027-03-31',
      km: 52_000,
      badge: 'XLT',
      series: 'PX',
      engine_size_litres: 3.2,
      engine_size: '3.2L turbo diesel',
      simple_fuel: 'Diesel',
      simple_body: 'ute',
      simple_transmission: 'Automatic',
      trans: '6 SP AUTO',
      drive: '4WD',
      certified: true,
      doors: 4,
      seats: 5,
      dealercomments: 'One owner<br />Full history',
      features: ['Tow bar', 'Canopy'],
      compliance_date: '2021-06',
      build_date: '2021-05',
      nvic_code: 'XYZ1',
      has_nvic: true,
      redbook_code: 'RB9',
      photos_count: 2,
      dealership_name: 'Acme Ford',
      dealership_id: 'D1',
      location: { id: 'Y1', name: 'Acme Ford', slug: 'acme-ford' },
      variant: { cylinders: 5 },
    });
    expect(cars[1]).toMatchObject({
      price: 20_000,
      price_type: 'Excl. Govt Charges',
      show_on_dealer_website: false,
      status: 'sold',
      sold: true,
    });
  });

  it('reads JSON (a list, a list in an object, JSON Lines) and XML', async () => {
    const one = {
      stocknum: 'J1',
      make: 'Kia',
      model: 'Rio',
      year: 2020,
      car_type: 'used',
      status: 'in_stock',
      odometer: 100_000,
      egcprice: 9990,
      features: ['A', 'B'],
      images: ['https://a.au/1.jpg', { url: 'https://a.au/2.jpg' }],
    };
    const two = { ...one, stocknum: 'J2', dealercomments: 'a "quoted" } brace' };
    for (const text of [
      JSON.stringify([one, two]),
      JSON.stringify({ ok: true, vehicles: [one, two] }, null, 2),
      `${JSON.stringify(one)}\n${JSON.stringify(two)}\n`,
    ]) {
      const { cars, report } = await importText(text);
      expect(report.format).toBe('au');
      expect(
        cars.map(({ id, km, price, photos_count, features }) => ({ id, km, price, photos_count, features })),
      ).toEqual(
        ['J1', 'J2'].map((id) => ({ id, km: 100_000, price: 9_990, photos_count: 2, features: ['A', 'B'] })),
      );
    }
    const xml = await importText(
      '<stock><vehicle><stocknum>X1</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type><odometer>5000</odometer><images><image>https://a.au/1.jpg</image><image>https://a.au/2.jpg</image></images></vehicle></stock>',
    );
    expect(xml.cars[0]).toMatchObject({ id: 'X1', km: 5_000, photos_count: 2 });
    const withBody = await importText(
      '<stock><vehicle><stocknum>X2</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type><body>Hatch</body></vehicle></stock>',
    );
    expect(withBody.cars[0]).toMatchObject({ id: 'X2', simple_body: 'hatch' });
  });

  it('reads the columns of other local systems without a mapping file', async () => {
    const { cars } = await importText(
      'StockNumber,RegoNum,YardCode,Make,Model,YearGroup,StockType,GearType,FuelType,Odometer,Price,PriceType,ImageURLs\nE1,XYZ987,Y9,Toyota,Corolla,2019,Used,Automatic,Petrol,40000,18990,Drive Away,"https://a.au/1.jpg,https://a.au/2.jpg"\n',
    );
    expect(cars[0]).toMatchObject({
      id: 'E1',
      regplate: 'XYZ987',
      year: 2019,
      car_type: 'used',
      simple_transmission: 'Automatic',
      km: 40_000,
      price: 18_990,
      price_type: 'Drive away',
      photos_count: 2,
    });
  });
});

describe('import of JSON Lines in the native format', () => {
  it('keeps vehicles unchanged, generates missing ids and slugs, and quarantines invalid vehicles with all their problems', async () => {
    const { cars, report } = await importText(
      [
        '{"id":"N1","slug":"my-own","path":"/x/my-own","year":2020,"make":"Kia","model":"Rio","car_type":"used","simple_body":"hatch","km":5}',
        '{"stocknum":"N2","year":2021,"make":"Kia","model":"Rio","car_type":"new","simple_fuel":"Petrol"}',
        '{"id":"N3","slug":"n3","year":"x","make":"Kia","car_type":"new","simple_body":"hatch"}',
        '{"id":"N4", "slug"',
        '{"id":"N5","slug":"n5","year":2020,"make":"Kia","model":"Rio","car_type":"used","km":1}',
      ].join('\n'),
    );
    expect(report.format).toBe('native');
    expect(cars.map(({ id, slug, path }) => ({ id, slug, path }))).toEqual([
      { id: 'N1', slug: 'my-own', path: '/x/my-own' },
      { id: 'N2', slug: '2021-kia-rio-n2', path: '/cars/2021-kia-rio-n2' },
      { id: 'N5', slug: 'n5', path: '/cars/n5' },
    ]);
    expect(report.quarantine.map(({ row, problems }) => [row, problems.map((p) => p.field)])).toEqual([
      [3, ['year', 'model']],
      [4, ['record']],
    ]);
  });
});
