import { readFileSync } from 'node:fs';
import { Today } from '../../scripts/demo-stock/age.ts';
import { readDealer } from '../../scripts/demo-stock/dealer.ts';
import { generateStock } from '../../scripts/demo-stock/generate.ts';
import { PictureLibrary } from '../../scripts/demo-stock/pictures.ts';
import { PLANS, type Plan } from '../../scripts/demo-stock/plan.ts';
import { SpinLibrary } from '../../scripts/demo-stock/spins.ts';
import type { Car } from '../../src/stock/car.ts';
import { readStockFile } from '../../src/stock/stock-file.ts';

/** Date for which the committed stock was generated. */
export const TODAY = new Today('2026-11-20');

const LIBRARY = PictureLibrary.read('public/demo/vehicles');
const SPINS = SpinLibrary.read('public/demo/vehicles');

export const generate = (plan: Plan): Car[] =>
  generateStock(plan, readDealer('tenants', plan.tenant), LIBRARY, SPINS, TODAY);

export const committed = (tenant: string): string => readFileSync(`tenants/${tenant}/stock.jsonl`, 'utf8');

/** Reads the committed stock of all demo dealers. committed.test.ts checks that the generator produces the same. */
export const everyStock = (): Promise<{ plan: Plan; cars: Car[] }[]> =>
  Promise.all(
    PLANS.map(async (plan) => ({
      plan,
      cars: (await readStockFile(`tenants/${plan.tenant}/stock.jsonl`)).cars,
    })),
  );
