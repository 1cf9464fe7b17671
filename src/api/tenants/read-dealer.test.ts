import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { smallSite, writeTenant } from '../../../tests/support/write-tenant.ts';
import { readDealer } from './read-dealer.ts';

const root = temporaryFolder('dealers');
let count = 0;

async function receiversOf(
  more: Record<string, unknown>,
  dealershipId: string | null,
  locationId: string | null = null,
) {
  count += 1;
  const slug = `dealer-${count}`;
  writeTenant(root, slug, { 'site.yaml': JSON.stringify(smallSite(slug, more)) });
  return (await readDealer(join(root, slug)))?.receivers(dealershipId, locationId);
}

const own = {
  emails: ['all@a.example'],
  crm_emails: ['crm@a.example'],
  webhook: 'https://crm.a.example/leads',
};

it('API-23 leads go to the addresses of the dealer, and to those of a dealership if it has its own', async () => {
  const dealerships = [
    { slug: 'north', name: 'North', id: 'd1', leads: { emails: ['north@a.example'] } },
    { slug: 'south', name: 'South', id: 'd2', leads: { crm_emails: [], webhook: 'https://south.example/' } },
  ];
  expect(await receiversOf({ leads: own, dealerships }, null)).toEqual(own);
  expect(await receiversOf({ leads: own, dealerships }, 'd1')).toEqual({
    ...own,
    emails: ['north@a.example'],
  });
  expect(await receiversOf({ leads: own, dealerships }, 'd2')).toEqual({
    ...own,
    crm_emails: [],
    webhook: 'https://south.example/',
  });
});

it('API-23 by default leads go to the email of the chosen location, or else of the dealership’s sales location, or else of the main location', async () => {
  const at = (id: string, dealership: string, type: string, email: string | undefined, primary = false) => ({
    ...makeLocation({ primary }),
    id,
    slug: id,
    location_type: type,
    dealership_id: dealership,
    contact_detail: { email },
  });
  const locations = [
    at('parts', 'd1', 'parts', 'parts@a.example'),
    at('yard', 'd1', 'sales', 'yard@a.example'),
    at('main', 'd2', '', 'main@a.example', true),
    at('quiet', 'd3', 'sales', undefined),
  ];
  const none = { crm_emails: [], webhook: null };
  expect(await receiversOf({ locations }, 'd1')).toEqual({ emails: ['yard@a.example'], ...none });
  expect(await receiversOf({ locations }, 'd3')).toEqual({ emails: ['main@a.example'], ...none });
  expect(await receiversOf({ locations }, null)).toEqual({ emails: ['main@a.example'], ...none });
  expect(await receiversOf({ locations }, 'd1', 'parts')).toEqual({ emails: ['parts@a.example'], ...none });
  expect(await receiversOf({ locations }, 'd3', 'quiet')).toEqual({ emails: ['main@a.example'], ...none });
  expect(await receiversOf({ locations, leads: { emails: [] } }, 'd1', 'parts')).toEqual({
    emails: [],
    ...none,
  });
  expect(await receiversOf({ locations, leads: { emails: [] } }, 'd1')).toEqual({ emails: [], ...none });
});

it('a webhook needs an encrypted connection, except to an IP address or to this machine', async () => {
  for (const webhook of ['https://a.example/x', 'http://10.0.0.5:8080/', 'http://localhost:3000/'])
    expect((await receiversOf({ leads: { webhook } }, null))?.webhook).toBe(webhook);
  for (const webhook of [
    'http://a.example/x',
    'ftp://a.example/',
    'file:///etc/passwd',
    'http://10.0.0.5.evil.example/',
  ])
    expect((await receiversOf({ leads: { webhook } }, null))?.webhook, webhook).toBeNull();
});

it('a dealer’s phone number is the one configured for the header, or else that of the main yard', async () => {
  const locations = [{ ...makeLocation({}), contact_detail: { phone: '0735550100' } }];
  const phoneOf = async (slug: string, changes: Record<string, unknown>) => {
    writeTenant(root, slug, { 'site.yaml': JSON.stringify(smallSite(slug, { locations, ...changes })) });
    return (await readDealer(join(root, slug)))?.phone;
  };
  expect(await phoneOf('header', { config: { header: { phone: '1300555002' } } })).toBe('1300 555 002');
  expect(await phoneOf('yard', {})).toBe('07 3555 0100');
  expect(await phoneOf('invalid-config', { config: { header: 7 } })).toBe('07 3555 0100');
});

it('DAT-35 a dealer’s phone numbers by type of vehicle are read from site.yaml', async () => {
  const slug = 'numbers';
  const site = smallSite(slug, { phone_overrides: { used: '1300 555 001' } });
  writeTenant(root, slug, { 'site.yaml': JSON.stringify(site) });
  expect((await readDealer(join(root, slug)))?.phoneOverrides).toEqual({ used: '1300 555 001' });
});

it('hours, the promise to answer and the word for a test drive are those of the dealership', async () => {
  const overrides = [
    {
      when: { dealership: 'north' },
      set: {
        wording: { test_drive: 'test ride' },
        location_widgets: { closed_text: 'By appointment only' },
        forms: { promise: 'We answer within the hour.' },
      },
    },
  ];
  const dealerships = [
    { slug: 'north', name: 'North', id: 'd1' },
    { slug: 'south', name: 'South', id: 'd2' },
  ];
  writeTenant(root, 'words', { 'site.yaml': JSON.stringify(smallSite('words', { dealerships, overrides })) });
  const dealer = await readDealer(join(root, 'words'));
  expect(dealer?.atDealership('north').testDrive).toBe('test ride');
  expect(dealer?.atDealership('north')).toBe(dealer?.atDealership('north'));
  expect(dealer?.atDealership('north').promise).toBe('We answer within the hour.');
  expect(dealer?.atDealership('south')).toBe(dealer);
  expect(dealer?.promise).toBeNull();
  expect(dealer?.hoursShown('north')?.closedText).toBe('By appointment only');
  expect(dealer?.hoursShown('south')?.closedText).toBe('Closed');
});

it('mails call a test drive what the dealer calls it: its own word, or else a viewing at a dealer of caravans', async () => {
  const wordOf = async (slug: string, changes: Record<string, unknown>) => {
    writeTenant(root, slug, { 'site.yaml': JSON.stringify(smallSite(slug, changes)) });
    return (await readDealer(join(root, slug)))?.testDrive;
  };
  const wording = { test_drive: 'viewing' };
  expect(await wordOf('own-word', { config: { wording } })).toBe('viewing');
  expect(await wordOf('caravans', { kind: 'caravans' })).toBe('viewing');
  expect(await wordOf('cars', {})).toBe('test drive');
});
