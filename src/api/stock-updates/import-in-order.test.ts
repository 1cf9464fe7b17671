import { expect, it } from 'vitest';
import { importInOrder } from './import-in-order.ts';

const RESULT = { refusal: null, problems: [], departures: [], records: 1, vehicles: 1, quarantined: 0 };
const REFUSED = { ...RESULT, refusal: { reason: 'It is a web page.', next: 'send a feed.' } };

/**
 * Imports updates by name: "feed 1", "changes 2". Those that end with "bad" are refused.
 *
 * @returns the names in the order in which they were tried, and those that were refused
 */
async function importAll(...names: string[]) {
  const tried: string[] = [];
  const imports = await importInOrder(
    names.map((id) => ({ id, kind: id.startsWith('feed') ? 'feed' : 'changes', file: id })),
    async ({ id }) => {
      tried.push(id);
      return id.endsWith('bad') ? REFUSED : RESULT;
    },
  );
  expect(Object.keys(imports).sort()).toEqual([...tried].sort());
  return { tried, refused: tried.filter((id) => imports[id] === REFUSED) };
}

it('only the last feed and the changes after it are imported if that feed is accepted', async () => {
  expect(await importAll('changes 1', 'feed 2', 'changes 3', 'feed 4', 'changes 5', 'changes 6')).toEqual({
    tried: ['feed 4', 'changes 5', 'changes 6'],
    refused: [],
  });
});

it('if later feeds are refused, the last feed that is accepted and all changes after it are imported', async () => {
  expect(
    await importAll('feed 1', 'changes 2', 'feed 3', 'changes 4', 'feed 5 bad', 'changes 6', 'feed 7 bad'),
  ).toEqual({
    tried: ['feed 7 bad', 'feed 5 bad', 'feed 3', 'changes 4', 'changes 6'],
    refused: ['feed 7 bad', 'feed 5 bad'],
  });
});

it('if every feed is refused, all changes are imported in order', async () => {
  expect(await importAll('changes 1', 'feed 2 bad', 'changes 3')).toEqual({
    tried: ['feed 2 bad', 'changes 1', 'changes 3'],
    refused: ['feed 2 bad'],
  });
});

it('changes without a feed are imported in order, also after changes that are refused', async () => {
  expect(await importAll('changes 1 bad', 'changes 2')).toEqual({
    tried: ['changes 1 bad', 'changes 2'],
    refused: ['changes 1 bad'],
  });
});
