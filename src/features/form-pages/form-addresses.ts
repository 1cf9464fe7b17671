import { aTestDrive, testDriveWord } from '../../frame/test-drive-word.ts';
import { VEHICLE_WORD } from '../../frame/vehicle-word.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { SUCCESS_PATH } from '../leads/success-path.ts';
import type { FormPageInput } from './plan-form-page.ts';

type PageOfAddress = Omit<FormPageInput, 'path' | 'title'>;

/** A page with a form that every dealer has once. Other pages with forms are planned in files of their own. */
const pageWithForm = (page: PageOfAddress): PageOfAddress => page;

/** Addresses of the pages whose main content is a form, and of the thank-you page. */
export const FORM_ADDRESSES = {
  // ROU-38
  contact: {
    path: '/contact',
    label: 'Contact us',
    menu: { in: 'company', at: 5 },
    footer: { in: 'company', at: 4 },
  },
  // ROU-49
  careers: {
    path: '/careers',
    label: 'Careers',
    menu: { in: 'company', at: 3 },
    footer: { in: 'company', at: 2 },
    page: pageWithForm({
      form: 'careers',
      anchor: 'careers-form',
      forApplicants: true,
      lede: ({ site }) => `Would you like to work at ${site.name}? Tell us about yourself.`,
    }),
  },
  // ROU-40
  service: { path: '/service', label: 'Service', footer: { in: 'servicing', at: 1 } },
  // ROU-47
  'parts-search': { path: '/parts/search', label: 'Find a part' },
  // ROU-42
  'test-drive': {
    path: '/book-test-drive/',
    label: (site: Pick<Site, 'kind' | 'config'>) => `Book ${aTestDrive(testDriveWord(site, site.config))}`,
    footer: { in: 'buyer tools', at: 5 },
    // Its address may name a vehicle.
    page: pageWithForm({
      form: 'book-test-drive',
      anchor: 'test-drive-form',
      lede: ({ site }) =>
        `Choose a time, and ${site.name} will have the ${VEHICLE_WORD[site.kind]} ready for you.`,
    }),
  },
  // ROU-06
  finance: { path: '/finance', label: 'Finance', footer: { in: 'buyer tools', at: 2 } },
  'finance-enquiry': {
    path: '/finance-enquiry',
    label: 'Finance enquiry',
    menu: { in: 'finance', at: 1 },
  },
  'apply-for-finance': { path: '/apply-for-finance', label: 'Apply for finance' },
  'finance-pre-approval': {
    path: '/finance-pre-approval',
    label: 'Finance pre-approval',
    menu: { in: 'finance', at: 2 },
  },
  'finance-and-insurance': { path: '/finance-and-insurance', label: 'Finance and insurance' },
  // ROU-12
  'finance-for-vehicle': { path: '/personalised/finance', label: 'Finance for your vehicle' },
  // ROU-04
  'trade-in': {
    path: '/trade-in',
    label: 'Value my trade-in',
    footer: { in: 'buyer tools', at: 4 },
  },
  'trade-in-for-vehicle': { path: '/cars/trade-in', label: 'Value my trade-in' },
  // ROU-05
  'sell-your-car': { path: '/sell-your-car', label: 'Sell your car' },
  'sell-my-car': { path: '/sell-my-car', label: 'Sell your car' },
  // ROU-15
  success: { path: SUCCESS_PATH, label: 'Thank you' },
} as const;
