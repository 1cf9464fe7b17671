import { describe, expect, it } from 'vitest';
import { australianCsv, importText } from '../../../tests/support/stock/import-rows.ts';

describe('import of feed files', () => {
  const CSV = australianCsv([
    { make: 'Citroën', model: 'C4', colour: 'Rosé', odometer: 5_000, badge: 'say "x", then\ny' },
  ]);
  const expected = { make: 'Citroën', model: 'C4', colour: 'Rosé', km: 5_000, badge: 'say "x", then y' };

  it.each([
    ['a byte-order mark', Buffer.from(`\ufeff${CSV}`)],
    ['CRLF line breaks', Buffer.from(CSV.replaceAll('\n', '\r\n'))],
    ['the encoding Latin-1', Buffer.from(CSV, 'latin1')],
    ['the encoding UTF-16 little-endian and a byte-order mark', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
    ['the encoding UTF-16 little-endian and no byte-order mark', Buffer.from(CSV, 'utf16le')],
    ['the encoding UTF-16 big-endian', Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16()],
    ['no line break at the end', Buffer.from(CSV.trimEnd())],
    ['blank lines', Buffer.from(`${CSV}\n\n`)],
  ])('reads a CSV with %s', async (_, bytes) =>
    expect((await importText(bytes)).cars[0]).toMatchObject(expected),
  );

  it.each([[';'], ['\t'], ['|']])(
    'reads a CSV with the separator %j, with and without a line “sep=”',
    async (separator) => {
      const table = [
        ['stocknum', 'make', 'model', 'year', 'car_type', 'dapprice'],
        ['S1', 'Kia', 'Rio', '2020', 'used', '10,499'],
      ]
        .map((row) => row.join(separator))
        .join('\n');
      expect((await importText(`${table}\n`)).cars[0]).toMatchObject({ id: 'S1', price: 10_499 });
      expect((await importText(`sep=${separator}\r\n${table}\r\n`)).cars[0]).toMatchObject({
        id: 'S1',
        price: 10_499,
      });
    },
  );

  it('reads a file as Windows-1252 if a byte far into it is not UTF-8', async () => {
    const rows = Array.from({ length: 9_000 }, (_, i) => ({
      stocknum: `L${i}`,
      colour: i === 8_990 ? 'Rosé' : 'Red',
    }));
    const { cars } = await importText(Buffer.from(australianCsv(rows), 'latin1'));
    expect(cars.find((car) => car.id === 'L8990')?.colour).toBe('Rosé');
  });

  it('decodes entities, including HTML entities in XML and doubly escaped ones', async () => {
    const { cars } = await importText(
      '<stock><vehicle><stocknum>1</stocknum><make>Kia</make><model>Rio &amp;amp; Co</model><badge>S&nbsp;&#43;</badge><year>2020</year><car_type>used</car_type></vehicle></stock>',
    );
    expect(cars[0]).toMatchObject({ model: 'Rio & Co', badge: 'S +' });
  });

  it('leaves out an entity that the XML itself declares, and reads the vehicle', async () => {
    const { cars } = await importText(
      '<!DOCTYPE x [<!ENTITY dealer "aaaa">]><stock><vehicle><stocknum>1</stocknum><make>Kia</make><model>Rio</model><badge>&dealer;</badge><year>2020</year><car_type>used</car_type></vehicle></stock>',
    );
    expect(cars).toMatchObject([{ id: '1', badge: null }]);
  });

  it('quarantines lines with too few columns, such as a total at the end, and reads the other records', async () => {
    const { cars, report } = await importText(`${australianCsv([{}, {}])}S3,Kia\nTotal: 3 vehicles\n`);
    expect(cars.map((car) => car.id)).toEqual(['S1', 'S2']);
    expect(report.quarantine.map(({ row, line, problems }) => [row, line, problems[0]?.reason])).toEqual([
      [3, 4, 'has 2 columns, but the header has 6'],
      [4, 5, 'has 1 column, but the header has 6'],
    ]);
  });

  it('quarantines a record with broken markup and reads the other records', async () => {
    const car = (id: string, inner = '') =>
      `<vehicle><stocknum>${id}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type>${inner}</vehicle>`;
    const { cars, report } = await importText(
      `<stock>${car('1')}${car('2', '<badge>S')}${car('3', '<badge>A & B</badge>')}</stock>`,
    );
    expect(cars.map(({ id, badge }) => [id, badge])).toEqual([
      ['1', null],
      ['3', 'A & B'],
    ]);
    expect(report.quarantine.map(({ row }) => row)).toEqual([2]);
    expect(report.remarks).toEqual([
      'In 1 place the feed has "&" instead of "&amp;", which XML requires. It is read as "&".',
    ]);
  });

  it('refuses XML with an unmatched closing tag, because the records after it would be lost', async () => {
    const car = (id: string) =>
      `<vehicle><stocknum>${id}</stocknum><make>Kia</make><model>Rio</model><year>2020</year><car_type>used</car_type></vehicle>`;
    const { report, cars } = await importText(`<stock>${car('1')}</oops>${car('2')}</stock>`);
    expect(report.outcome).toBe('refused');
    expect(report.refusal?.reason).toContain('unmatched closing tag: oops');
    expect(cars).toEqual([]);
  });
});
