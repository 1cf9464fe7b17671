import { expect, it } from 'vitest';
import { priceSlider, priceSliderAddress } from './price-slider.ts';

it('SRC-34 the price slider ranges from 5,000 to 250,000 in steps of 500', () => {
  expect(priceSlider([5000, 70_000])).toEqual({ min: 5000, max: 250_000, step: 500 });
});

it('SRC-34 the price slider ends at the dealer’s highest preset amount if that is above 250,000', () => {
  expect(priceSlider([300_000, 800_000]).max).toBe(800_000);
});

it('SRC-39 the price slider opens the search up to its amount, or without a limit at its end, highest price first', () => {
  const slider = priceSlider([]);
  expect(priceSliderAddress('/search/all/', 40_500, slider)).toBe(
    '/search/all/?range[price]=:40500&sortBy=Car_production:price:desc',
  );
  expect(priceSliderAddress('/search/all/', 250_000, slider)).toBe(
    '/search/all/?sortBy=Car_production:price:desc',
  );
});
