import { describe, expect, it } from 'vitest';
import { australianCsv, dataFolder, importText } from '../../../tests/support/stock/import-rows.ts';

const feed = (numbers: readonly string[]) => australianCsv(numbers.map((stocknum) => ({ stocknum })));
/** Imports vehicles with these numbers. Returns ids and addresses by number. */
async function addresses(numbers: readonly string[], folder = dataFolder()) {
  const { cars, report } = await importText(feed(numbers), { folder, acceptDrop: true });
  expect(report.quarantine).toEqual([]);
  expect(new Set(cars.map(({ id }) => id)).size).toBe(numbers.length);
  expect(new Set(cars.map(({ path }) => path)).size).toBe(numbers.length);
  return new Map(cars.map(({ stocknum, id, slug }) => [stocknum, `${id} ${slug}`]));
}

describe('stock numbers that differ only in characters that ids cannot have', () => {
  it.each([
    ['of which one equals the id', ['U/123', 'U123']],
    ['with spaces or hyphens', ['A 1', 'A-1', 'A/-1']],
    ['of which none equals the id', ['B#9', 'B(9)', 'B 9/', 'B9!']],
    ['with letters of another script', ['車1', '船1', '1']],
    ['without any character that an id can have', ['車', '船']],
    ['that differ only after the maximum length of an id', [`${'9'.repeat(90)}1`, `${'9'.repeat(90)}2`]],
  ])(
    '%s give different vehicles, and each keeps its id and slug in any order and at the next import',
    async (_, numbers) => {
      const folder = dataFolder();
      const first = await importText(feed(numbers), { folder });
      expect(first.report.quarantine).toEqual([]);
      const ids = first.cars.map(({ id }) => id);
      expect(new Set(ids).size).toBe(numbers.length);
      expect(new Set(first.cars.map(({ path }) => path)).size).toBe(numbers.length);
      const again = await importText(feed([...numbers].reverse()), { folder });
      expect(again.cars.map(({ id }) => id).reverse()).toEqual(ids);
      expect(again.cars.map(({ slug }) => slug).reverse()).toEqual(first.cars.map(({ slug }) => slug));
      expect(again.report.previous).toMatchObject({ added: 0, removed: 0 });
      const fresh = await importText(feed([...numbers].reverse()));
      expect(fresh.cars.map(({ id }) => id).reverse()).toEqual(ids);
    },
  );

  it('get ids with a suffix if the ids would be equal, except the number that is a valid id already', async () => {
    const { cars } = await importText(feed(['U/123', 'U123', 'A 1']));
    expect(cars.map(({ id, slug }) => [id, slug])).toEqual([
      [expect.stringMatching(/^U123-[0-9a-z]{6}$/), expect.stringMatching(/^2021-ford-ranger-u123-\w{6}$/)],
      ['U123', '2021-ford-ranger-u123'],
      ['A-1', '2021-ford-ranger-a-1'],
    ]);
  });

  it('keep their ids when similar numbers are added or removed', async () => {
    const folder = dataFolder();
    const alone = await addresses(['U/123'], folder);
    expect([...alone.values()]).toEqual(['U123 2021-ford-ranger-u123']);
    const both = await addresses(['U123', 'U/123'], folder);
    expect(both.get('U/123')).toBe(alone.get('U/123'));
    const left = await addresses(['U123'], folder);
    expect(left.get('U123')).toBe(both.get('U123'));
    const three = await addresses(['U#123', 'U/123', 'U123'], folder);
    expect(three.get('U123')).toBe(both.get('U123'));
    expect(await addresses(['U123', 'U#123', 'U/123'], folder)).toEqual(three);
  });

  it('are reported in one remark, with their count and an example', async () => {
    const { report } = await importText(feed(['A 1/b', 'S2', 'S/3', 'S4']));
    expect(report.remarks).toEqual([
      '2 vehicle numbers have spaces or other characters that an id cannot have. In the ids, spaces become hyphens and the other characters are left out: "A 1/b" became "A-1b", for example.',
    ]);
    expect((await importText(feed(['S1', 'S2']))).report.remarks).toEqual([]);
  });

  it('a true duplicate is reported with the number as written in the feed', async () => {
    const { cars, report } = await importText(feed(['U123', 'U/123', 'A 1', 'U/123', 'A 1']));
    expect(cars.map(({ stocknum }) => stocknum)).toEqual(['U123', 'U/123', 'A 1']);
    expect(report.quarantine).toEqual([
      {
        row: 4,
        line: 5,
        problems: [{ field: 'id', value: 'U/123', reason: 'was already used by record 2' }],
      },
      { row: 5, line: 6, problems: [{ field: 'id', value: 'A 1', reason: 'was already used by record 3' }] },
    ]);
  });

  it('also get different ids in native feeds, and in feeds whose ids come from a mapping file', async () => {
    const native = ['N/1', 'N1'].map((stocknum) =>
      JSON.stringify({ name: 'x', year: 2021, make: 'Kia', model: 'Rio', car_type: 'used', stocknum }),
    );
    const { cars } = await importText(`${native.join('\n')}\n`, { format: 'native' });
    expect(cars.map(({ id }) => id)).toEqual([expect.stringMatching(/^N1-\w{6}$/), 'N1']);
    const mapping = `columns: { make: Make, model: Model, year: Year }
constants: { car_type: used }
expressions: { id: "{Yard} + '/' + {No}" }
`;
    const table = 'Yard,No,Make,Model,Year\nA,1/2,Kia,Rio,2020\nA/1,2,Kia,Rio,2020\nA1,2,Kia,Rio,2020\n';
    const yards = await importText(table, { mapping });
    const apart = expect.stringMatching(/^A12-\w{6}$/);
    expect(yards.cars.map(({ id }) => id)).toEqual([apart, apart]);
    expect(yards.report.quarantine[0]?.problems[0]?.value).toBe('A/1/2');
  });
});
