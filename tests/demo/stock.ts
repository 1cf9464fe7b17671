import { readFileSync } from 'node:fs';
import { Today } from '../../scripts/demo-stock/age.ts';
import { readDealer } from '../../scripts/demo-stock/dealer.ts';
import { generateStock } from '../../scripts/demo-stock/generate.ts';
import { PictureLibrary } from '../../scripts/demo-stock/pictures.ts';
import { PLANS, type Plan } from '../../scripts/demo-stock/plan.ts';
import type { Car } from '../../src/stock/car.ts';

/** The date the committed stock is made for. */
export const TODAY = new Today('2026-11-20');

export const generate = (plan: Plan): Car[] =>
  generateStock(plan, readDealer('tenants', plan.tenant), PictureLibrary.planned(), TODAY);

export const committed = (tenant: string): string => readFileSync(`tenants/${tenant}/stock.jsonl`, 'utf8');

/** Every demo dealer's stock, made once for a test file. */
export const everyStock = (): { plan: Plan; cars: Car[] }[] =>
  PLANS.map((plan) => ({ plan, cars: generate(plan) }));
