import { describe, expect, it } from 'vitest';
import { australianCsv, importText, rows } from '../../../tests/support/stock/import-rows.ts';

const vehicle = (n: number, more = '') =>
  `<vehicle><stocknum>S${n}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type>${more}</vehicle>`;
const stock = (...vehicles: string[]) => `<stock>${vehicles.join('\n')}</stock>`;
const object = (n: number, more = '') =>
  `{"stocknum":"S${n}","make":"Kia","model":"Rio","year":2020,"car_type":"used","odometer":9000,"egcprice":9000,"dealercomments":"${more}"}`;

describe('entities in XML', () => {
  it('are decoded if HTML defines them, else left out with a note', async () => {
    const { cars, report } = await importText(
      stock(
        vehicle(
          1,
          '<badge>R&nbsp;S &EACUTE;lan</badge><colour>Citro&euml;n &foo;Red &my-own; &constructor;</colour><dealercomments><![CDATA[a &amp; b &foo; <b>c</b>]]></dealercomments>',
        ),
        vehicle(2, '<colour>Tom & Co</colour>'),
      ),
    );
    expect(cars.map(({ badge, colour }) => [badge, colour])).toEqual([
      ['R S élan', 'Citroën Red'],
      [null, 'Tom & Co'],
    ]);
    expect(cars[0]?.dealercomments).toBe('a &amp; b &amp;foo; <b>c</b>');
    expect(report.notes.map(({ row, field, value }) => [row, field, value])).toEqual([
      [1, 'colour', '&foo;'],
      [1, 'colour', '&my-own;'],
      [1, 'colour', '&constructor;'],
    ]);
  });

  it.each([
    ['an entity made of other entities', '<!ENTITY a "ha"><!ENTITY b "&a;&a;">'],
    ['an entity from a file', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
    ['a parameter entity', '<!ENTITY % p "x">'],
  ])('make the feed refused if its document type declares %s', async (_, declarations) => {
    const { report } = await importText(`<!DOCTYPE stock [${declarations}]>${stock(vehicle(1))}`);
    expect(report.refusal?.reason).toContain('declares an entity');
  });
});

describe('a cell of 10 million characters quarantines only its own record', () => {
  const giant = 'one two, '.repeat(1_200_000);
  const whole = (n: number) => rows(n, n)[0] as Record<string, string>;
  it.each([
    ['CSV', australianCsv([whole(1), { ...whole(2), dealercomments: giant }, whole(3)])],
    [
      'CSV with lines in the cell',
      australianCsv([whole(1), { ...whole(2), dealercomments: giant.replaceAll('two,', 'two\n') }, whole(3)]),
    ],
    ['XML', stock(vehicle(1), vehicle(2, `<dealercomments>${giant}</dealercomments>`), vehicle(3))],
    [
      'CDATA',
      stock(vehicle(1), vehicle(2, `<dealercomments><![CDATA[<${giant}]]></dealercomments>`), vehicle(3)),
    ],
    ['an attribute', stock(vehicle(1), vehicle(2, `<badge of="it's ${giant}">x</badge>`), vehicle(3))],
    ['JSON Lines', [object(1), object(2, giant), object(3)].join('\n')],
    ['the last line of JSON Lines', [object(1), object(3), object(2, giant)].join('\n')],
    ['JSON', `[${[object(1), object(2, giant), object(3)].join(',\n')}]`],
  ])(
    'in %s',
    async (_, feed) => {
      const { cars, report } = await importText(feed);
      expect(cars.map(({ id }) => id)).toEqual(['S1', 'S3']);
      expect(report.records).toBe(3);
      expect(report.quarantine).toMatchObject([
        { problems: [{ reason: expect.stringContaining('more than 4 million characters') }] },
      ]);
    },
    60_000,
  );

  it('and later records are reported with their correct line numbers', async () => {
    const cell = giant.replaceAll('two,', 'two\n');
    const { report } = await importText(
      australianCsv([{ ...whole(1), dealercomments: cell }, { ...whole(2), make: '' }, whole(3)]),
    );
    const lines = cell.split('\n').length;
    expect(report.quarantine.map(({ row, line }) => [row, line])).toEqual([
      [1, 2],
      [2, lines + 2],
    ]);
  }, 60_000);
});

describe('a quote that is never closed', () => {
  const table = (...lines: string[]) => `stocknum,make,model,year,car_type,badge\n${lines.join('\n')}\n`;
  it.each([
    ['with no other quotes', ['S1,Kia,Rio,2020,used,S', 'S2,Kia,Rio,2020,used,"S', 'S3,Kia,Rio,2020,used,S']],
    [
      'with all cells quoted',
      [
        '"S1","Kia","Rio","2020","used","S"',
        '"S2","Kia,"Rio","2020","used","S"',
        '"S3","Kia","Rio","2020","used","S"',
      ],
    ],
    [
      'at the end of its line',
      [
        'S1,Kia,Rio,2020,used,"S"',
        'S2,Kia,Rio,2020,used,"S',
        'S3,Kia,Rio,2020,used,"S"',
        'S4,Kia,Rio,2020,used,"S"',
      ],
    ],
  ])('quarantines only its own line, %s', async (_, lines) => {
    const { cars, report } = await importText(table(...lines));
    expect(report.records).toBe(lines.length);
    expect(report.quarantine.map(({ row }) => row)).toEqual([2]);
    expect(cars.map(({ badge }) => badge)).toEqual(lines.slice(1).map(() => 'S'));
  });

  const rows = [
    'S1,Kia,Rio,2020,used,S',
    'S2,Kia,Rio,2020,used,"S, or L"',
    '"S3","Kia","Rio","2020","used","S"',
  ];
  it.each([
    ['in a name', 'stocknum,make,model,year,car_type,"badge', rows],
    ['in an earlier name', 'stocknum,"make,model,year,car_type,badge', rows],
    ['with all names quoted', '"stocknum","make","model","year","car_type","badge', rows],
    ['below a line that names the separator', 'sep=,\nstocknum,make,model,year,car_type,"badge', rows],
    ['with rows that have no quotes', 'stocknum,make,model,year,car_type,"badge', rows.slice(0, 1)],
    [
      'with rows that are all quoted',
      'stocknum;make;model;year;car_type;"badge',
      rows.slice(2).map((row) => row.replaceAll(',', ';')),
    ],
  ])('in the header does not prevent the vehicles from being imported: %s', async (_, header, lines) => {
    for (const lineEnd of header.startsWith('sep=') ? ['\n', '\r\n'] : ['\n', '\r\n', '\r']) {
      const { cars, report } = await importText([...header.split('\n'), ...lines, ''].join(lineEnd));
      expect(cars.map(({ make, model, badge }) => [make, model, badge?.slice(0, 1)])).toEqual(
        lines.map(() => ['Kia', 'Rio', 'S']),
      );
      expect(report).toMatchObject({
        quarantined: 0,
        unused_columns: [],
        remarks: ['The header has a quote that is never closed; it is read without quotes.'],
      });
    }
  });

  it.each([
    ['is quoted correctly', '"badge\n(or trim)"'],
    ['contains a quotation', '"badge ""or\ntrim"""'],
  ])('is not reported if the last column name of the header spans two lines and %s', async (_, last) => {
    const header = `stocknum,make,model,year,car_type,${last}`;
    const { cars, report } = await importText(`${header}\n${rows.join('\n')}\n`);
    expect(cars).toHaveLength(3);
    expect(report).toMatchObject({ remarks: [], unused_columns: [expect.stringContaining('badge')] });
  });

  it('quarantines only its own line in a table of 6 MB', async () => {
    const comment = 'Long enough for this test. '.repeat(40);
    const more = Array.from({ length: 6_000 }, (_, i) => `T${i},Kia,Rio,2020,used,${comment}`);
    const lines = ['stocknum,make,model,year,car_type,comments', 'S1,"Kia,Rio,2020,used,S', ...more];
    expect(lines.join('\n').length).toBeGreaterThan(6_000_000);
    const { report } = await importText(`${lines.join('\n')}\n`);
    expect(report).toMatchObject({ vehicles: 6_000, quarantined: 1 });
  }, 120_000);
});
