import { planFormPage } from './plan-form-page.ts';

/** The page for booking a test drive (ROU-42). Its address may name a vehicle. */
export const testDrivePage = planFormPage({
  path: '/book-test-drive/',
  form: 'book-test-drive',
  anchor: 'test-drive-form',
  title: 'Book a test drive',
  lede: ({ site }) => `Choose a time, and ${site.name} will have the vehicle ready for you.`,
});
