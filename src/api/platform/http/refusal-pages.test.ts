import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { NOW, testService, UNLIMITED } from '../../../../tests/support/service/test-service.ts';
import { makeSite } from '../../../../tests/support/tenant/site.ts';
import { createDraft } from '../../../tenant/source/draft.ts';
import { OUTDATED } from '../../lead-forms/parse-lead.ts';
import { plainDealer } from '../../tenants/plain-dealer.ts';
import type { Database } from '../database/database.ts';

const PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

function ask(path: string, accept: string, init: RequestInit = {}, host = 'www.north.example') {
  const { service } = testService({} as Database, [], { limits: UNLIMITED, now: () => NOW });
  const headers = { host, accept, ...(init.headers as Record<string, string>) };
  return service.request(path, { ...init, headers }, {});
}

it('API-24 a browser whose request for a page is refused gets a page with the dealer’s name, phone and colours, and a link to the home page', async () => {
  const answer = await ask('/api/cars/none.pdf', PAGE);
  const text = await answer.text();
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('vary')).toContain('Accept');
  for (const part of [
    'This vehicle is not in stock.',
    '<a class="home" href="/">North &amp; Sons</a>',
    '<a href="tel:+61735550100">07 3555 0100</a>',
    '--button:oklch(0.53 0.135 42)',
    '<a class="button" href="/">Go to our home page</a>',
  ])
    expect(text).toContain(part);
  // Browsers use no style that the policy does not name.
  const policy = answer.headers.get('content-security-policy');
  const styles = [...text.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);
  expect(styles).toHaveLength(2);
  for (const style of styles) expect(policy).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
});

it('API-24 a browser that posts a form that cannot be read gets a page with the reason and a hint to use the Back button', async () => {
  const headers = {
    origin: 'https://www.north.example',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const posted = { method: 'POST', headers, body: 'page_form=%7Bbroken' };
  const answer = await ask('/api/leads', PAGE, posted);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8']);
  expect(text).toContain(OUTDATED);
  expect(text).toContain('Use the Back button of your browser to return to what you typed.');
});

it('API-24 a refusal is JSON for scripts, and for requests to an unknown host', async () => {
  const json = await ask('/api/cars/none.pdf', '*/*');
  expect(await json.json()).toEqual({ success: false, error: 'This vehicle is not in stock.' });
  const foreign = await ask('/api/cars/none.pdf', PAGE, {}, 'other.example');
  expect(await foreign.json()).toEqual({ success: false, error: 'There is no website at this address.' });
});

it('a dealer’s name, phone and colours are read from its site.yaml, and values that are not valid are left out', () => {
  const site = makeSite({ theme: { hue: 10, accent_text: '#123456' } });
  const [location] = site.locations;
  const locations = [{ ...location, contact_detail: { phone: '(07) 7010 0171', opening_hours: [] } }];
  expect(plainDealer(createDraft({ ...site, locations }))).toEqual({
    name: 'Orange Cars',
    phone: { text: '07 7010 0171', href: 'tel:+61770100171' },
    colours: { button: 'oklch(0.53 0.135 10)', onButton: 'oklch(1 0 0)', link: '#123456' },
  });
  expect(plainDealer(createDraft({ name: 'Broken Cars', theme: 7, locations: 'none' }))).toMatchObject({
    name: 'Broken Cars',
    phone: null,
  });
});
