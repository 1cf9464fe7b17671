import { aTestDrive, testDriveWord } from '../../frame/test-drive-word.ts';
import { VEHICLE_WORD } from '../../frame/vehicle-word.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import { planFormPage } from './plan-form-page.ts';

/** The page for booking a test drive (ROU-42). Its address may name a vehicle. */
export const testDrivePage = planFormPage({
  path: FORM_ADDRESSES['test-drive'].path,
  form: 'book-test-drive',
  anchor: 'test-drive-form',
  title: ({ site, config }) => `Book ${aTestDrive(testDriveWord(site, config))}`,
  lede: ({ site }) =>
    `Choose a time, and ${site.name} will have the ${VEHICLE_WORD[site.kind]} ready for you.`,
});
