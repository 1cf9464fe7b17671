import type { Dealer } from '../../../src/api/tenants/dealer.ts';
import { theme } from '../../../src/tenant/schema/theme.ts';

/** A dealer whose leads go to one mailbox, unless `receivers` says otherwise. */
export const aDealer = ({
  emails = ['sales@north.example'],
  crm_emails = [],
  webhook = null,
  ...changes
}: Partial<Dealer> & Partial<ReturnType<Dealer['receivers']>> = {}): Dealer => {
  const dealer: Dealer = {
    name: 'North & Sons',
    origin: 'https://www.north.example',
    timezone: 'Australia/Brisbane',
    phone: '07 3555 0100',
    testDrive: 'test drive',
    promise: null,
    phoneOverrides: {},
    locations: [],
    yards: [],
    specialHours: [],
    hoursShown: () => ({ closedText: 'Closed', full: false }),
    theme: theme.parse({}),
    mark: null,
    legalName: 'North & Sons Pty Ltd',
    abn: null,
    licences: [],
    hasPrivacyPage: false,
    dealershipNames: new Map([['north-yard', 'North Yard']]),
    questions: new Map([['accident', 'Has it been in an accident?']]),
    receivers: () => ({ emails, crm_emails, webhook }),
    atDealership: () => dealer,
    ...changes,
  };
  return dealer;
};
