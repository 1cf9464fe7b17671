import { makeHead } from '../../frame/head.ts';
import { nextStepYard } from '../../frame/locations/next-step-yard.ts';
import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import { type SuccessPage, yardOfDepartment } from './form-page.ts';

const { path: SUCCESS_PATH, label: LABEL } = FORM_ADDRESSES.success;

function successPage(context: SiteContext): SuccessPage {
  const { site, config } = context;
  const yard = nextStepYard(context);
  const yards = context.yards.map(context.locationOf);
  return {
    kind: 'success',
    path: SUCCESS_PATH,
    head: makeHead(site, {
      canonicalPath: SUCCESS_PATH,
      title: LABEL,
      description: `Forms sent to ${site.name} lead to this page.`,
      index: false,
    }),
    chrome: context.chromeOf(config),
    breadcrumbs: [{ label: LABEL, href: SUCCESS_PATH }],
    promise: config.forms.promise ?? null,
    yard,
    otherYards: yards.filter(({ href }) => href !== yard?.href),
    workshops: yards
      .filter(({ departments }) => departments.some(({ type }) => type === 'service'))
      .map((one) => yardOfDepartment(one, 'service')),
  };
}

/** The thank-you page (ROU-15). */
export const plannedSuccessPage: PlannedPage<SuccessPage> = { path: SUCCESS_PATH, build: successPage };
