import { findCar, isOnSale } from '../support/samples.ts';
import { at, buyBox, expect, test } from './site.ts';

test('CAR-08 VDP-33 FRM-18 a dealer of motorcycles offers test rides and reserves bikes: on cards, on a vehicle’s page, in its dialogs and on the page for booking', async ({
  page,
}) => {
  const bike = findCar('cinder-road', 'motorcycle on sale', isOnSale);
  await page.goto(at('cinder-road', bike.path));
  await buyBox(page).getByRole('button', { name: 'Book a Test Ride' }).click();
  const ride = page.getByRole('dialog', { name: 'Book a Test Ride' });
  await expect(ride.getByLabel('Test ride date')).toBeVisible();
  await expect(ride.getByRole('button', { name: 'Book Test Ride' })).toBeVisible();
  await ride.getByRole('button', { name: 'Close' }).click();
  await buyBox(page).getByRole('button', { name: 'Reserve This Bike' }).click();
  const reserve = page.getByRole('dialog', { name: 'Reserve This Bike' });
  await reserve.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/test drive|reserve car/i)).toHaveCount(0);
  await page.goto(at('cinder-road', '/book-test-drive/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Book a test ride' })).toBeVisible();
  await expect(page.getByLabel('Test ride date')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Book Test Ride' })).toBeVisible();
  await expect(page.getByText(/test drive/i)).toHaveCount(0);
});
