import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type EngineUnderTest, withEngine } from './engines.ts';
import { ask, DOCUMENTS, idsFor, SCHEMA } from './yard.ts';

/** Filters by subject, with the ids of the matching documents ("" for none). */
const CASES: Record<string, readonly (readonly [filter: string, ids: string])[]> = {
  'the whole text with :=': [
    ['make:=Wombat', 'ab'],
    ['make:=wombat', 'ab'],
    ['make:= Wombat', 'ab'],
    ['make:=Night', ''],
    ['make:=Night Parrot', 'c'],
    ['make:=Parrot Night', ''],
    ['make:=Brolga-Lux', 'd'],
    ['make:=brolgalux', 'd'],
    ['make:=Brolga Lux', ''],
    ['make:=Emeu', 'e'],
    ['badge:=Sport', 'e'],
    ['features:=Tow Bar', 'ade'],
    ['features:=Tow', ''],
  ],
  'words with :': [
    ['make:Night', 'c'],
    ['make:Parrot Night', 'c'],
    ['make:Nigh', ''],
    ['make:Brolga', ''],
    ['badge:sport', 'ae'],
    ['badge:4x4', 'a'],
    ['features:Bar', 'ade'],
    ['features:Tow Nav', 'd'],
  ],
  'beginnings with *': [
    ['make:Wom*', 'ab'],
    ['make:Par*', 'c'],
    ['make:=Par*', ''],
    ['make:=Night Pa*', 'c'],
    ['make:[Wom*, Brol*]', 'abd'],
    ['make:!=Wom*', 'cde'],
  ],
  'negation with ! and !=': [
    ['make:!=Wombat', 'cde'],
    ['badge:!=Sport', 'abcd'],
    ['badge:!Sport', 'bcd'],
    ['make:!=[Wombat,Émeu]', 'cd'],
    ['features:!=[Tow Bar]', 'bc'],
    ['price:!=30000', 'ade'],
    ['price:!=[30000,0]', 'ad'],
    ['km:!=0', 'abde'],
    ['certified:!=true', 'bd'],
    ['certified:!=[true,false]', ''],
    ['id:!=a', 'bcde'],
    ['id:!=[a,b]', 'cde'],
  ],
  lists: [
    ['make:=[Wombat,Brolga-Lux]', 'abd'],
    ['make:=[ Wombat , `Émeu` ]', 'abe'],
    ['make:[Wombat,Night]', 'abc'],
    ['features:=[Sunroof,Roof Racks]', 'acd'],
    ['make:=[Nobody]', ''],
    ['make:=[]', ''],
    ['make:[]', ''],
    ['make:!=[]', 'abcde'],
    ['make:=[] || id:a', 'a'],
    ['id:=[]', ''],
    ['id:!a', ''],
    ['certified:=[true,false]', 'abcde'],
    ['certified:[false]', 'bd'],
    ['price:[20000,45990]', 'ad'],
    ['price:=[20000, 40000..50000, <=0]', 'ade'],
    ['price:[!=30000]', 'ade'],
  ],
  'texts in backticks': [
    ['badge:=`Ute / Tray, Long: 2`', 'd'],
    ['badge:=[`Ute / Tray, Long: 2`,Sport]', 'de'],
    ['badge:=`Sport (4x4)`', 'a'],
    ['badge:=[`Sport (4x4)`] && km:<20000', 'a'],
    ['badge:=`Night & Day`', 'c'],
    ['badge:=`Night && Day` || id:a', 'ac'],
    ['badge:=[`Sport (4x4)`,`Night & Day`]', 'ac'],
  ],
  numbers: [
    ['price:30000', 'bc'],
    ['price:=30000', 'bc'],
    ['price:>30000', 'd'],
    ['price:>=30000', 'bcd'],
    ['price:<30000', 'ae'],
    ['price:<=30000', 'abce'],
    ['price:> 30000', 'd'],
    ['price:=>30000', 'd'],
    ['price:[20000..30000]', 'abc'],
    ['price:20000..30000', 'abc'],
    ['price:[20000 .. 30000]', 'abc'],
    ['price:[30000..20000]', ''],
    ['price:[..20000]', ''],
    ['price:20000..', ''],
    ['price:[]', ''],
    ['price:!=[]', 'abcde'],
    ['offset:<0', 'ad'],
    ['offset:=-5', 'a'],
    ['offset:[-5..-1]', 'ad'],
    ['offset:>-1', 'bce'],
    ['km:>=0', 'acde'],
    ['km:<1', 'c'],
    ['litres:2.5', 'ad'],
    ['litres:>2.5', 'e'],
    ['litres:<2.5', 'c'],
    ['litres:[1.8..2.5]', 'acd'],
    ['litres:3', 'e'],
    ['litres:1.8', 'c'],
    ['listed:>3000000000', 'ad'],
    ['listed:5000000000', 'a'],
  ],
  'truth values': [
    ['certified:true', 'ace'],
    ['certified:=false', 'bd'],
    ['certified: true', 'ace'],
  ],
  ids: [
    ['id:a', 'a'],
    ['id:=[a,e]', 'ae'],
    ['id:[a, nobody]', 'a'],
    ['id:nobody', ''],
    ['id:*', 'abcde'],
    ['id:`d`', 'd'],
  ],
  '&&, || and brackets': [
    ['make:=Wombat && certified:true', 'a'],
    ['make:=Wombat || certified:true', 'abce'],
    ['make:=Wombat&&certified:true', 'a'],
    ['id:a || id:b && certified:false', 'b'],
    ['id:a || (id:b && certified:false)', 'ab'],
    ['certified:false && id:a || id:b', 'b'],
    ['id:b || id:a && certified:true || id:d', 'ad'],
    ['(id:a || id:b) && certified:false', 'b'],
    ['((price:>20000))', 'bcd'],
    ['(id:a) id:b', 'b'],
    ['(id:a || id:b) (id:c) && certified:true', 'c'],
    ['(make:=Wombat && (certified:true || price:30000)) || id:e', 'abe'],
    ['  ', 'abcde'],
  ],
};

describe.each(ENGINES)('prefixes in filters of %s', (_, open) => {
  it('a prefix matches every word that begins with it if max_filter_by_candidates allows that many', async () => {
    const makes = ['Wa', 'Wb', 'Wc', 'Wd', 'We', 'Wf', 'Wg', 'X'];
    const documents = makes.map((make, at) => ({ ...DOCUMENTS[1], id: `m${at}`, make }));
    await withEngine(open, { schema: SCHEMA, documents }, async (engine) => {
      const filtered = { filter_by: 'make:W*', max_filter_by_candidates: 10_000 };
      expect((await ask(engine, filtered)).found).toBe(7);
    });
  });
});

describe.each(ENGINES)('filters of %s', (_, open) => {
  let engine: EngineUnderTest;
  beforeAll(async () => {
    engine = await open(SCHEMA, DOCUMENTS);
  });
  afterAll(() => engine.dispose());

  describe.each(Object.entries(CASES))('%s', (_subject, cases) => {
    it.each(cases)('%s finds the documents "%s"', async (filter, ids) => {
      expect(await idsFor(engine, filter)).toBe(ids);
    });
  });
});
