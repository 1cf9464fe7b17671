import { expect, it } from 'vitest';
import { secretsIn } from './tenant-secrets.ts';

it('a tenant’s secrets have its name in capitals, with "_" for "-"; an empty one is not set', () => {
  const secretsOf = secretsIn({
    FORECOURT_BANKSIA_BAY_CARS_WEBHOOK_SECRET: 'w',
    FORECOURT_BANKSIA_BAY_CARS_STOCK_SECRET: '',
    FORECOURT_BANKSIA_FEED_PASSWORD: 'of another tenant',
  });
  expect(secretsOf('banksia-bay-cars')).toEqual({
    webhook: { variable: 'FORECOURT_BANKSIA_BAY_CARS_WEBHOOK_SECRET', value: 'w' },
    stock: { variable: 'FORECOURT_BANKSIA_BAY_CARS_STOCK_SECRET', value: null },
    feed: { variable: 'FORECOURT_BANKSIA_BAY_CARS_FEED_PASSWORD', value: null },
  });
});
