import { makeHead } from '../../frame/head.ts';
import { primaryYard } from '../../frame/locations/yards.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { SUCCESS_PATH } from '../leads/success-path.ts';
import type { SuccessPage } from './form-page.ts';

function successPage(context: SiteContext): SuccessPage {
  const { site, config } = context;
  const yard = primaryYard(context.yards);
  return {
    kind: 'success',
    path: SUCCESS_PATH,
    head: makeHead(site, {
      canonicalPath: SUCCESS_PATH,
      title: 'Thank you',
      description: `Forms sent to ${site.name} lead to this page.`,
      index: false,
    }),
    chrome: context.chromeOf(config),
    breadcrumbs: [{ label: 'Thank you', href: SUCCESS_PATH }],
    yard: yard ? context.locationOf(yard) : null,
  };
}

/** The thank-you page (ROU-15). */
export const plannedSuccessPage: PlannedPage<SuccessPage> = { path: SUCCESS_PATH, build: successPage };
