import { makeHead } from '../../frame/head.ts';
import { withoutTrailingSlash } from '../../frame/link-target.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { departmentOf } from '../../frame/locations/location-order.ts';
import type { Department } from '../../frame/locations/location-types.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { LinkView } from '../../frame/page.ts';
import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { PageForm } from '../leads/page-form.ts';
import { PAGE_FORMS, type PageFormId } from '../leads/page-forms.ts';
import { createPageForm } from './create-page-form.ts';
import type { FinanceExample } from './finance-example.ts';
import { departmentsOf, type FaqEntry, type FormPage, switchboardOf, yardOfDepartment } from './form-page.ts';
import { knownVehicles } from './known-vehicles.ts';
import { nextSteps } from './next-steps.ts';

export interface FormPageInput {
  path: string;
  /** Path of the page that search engines should list; absent if it is this page. */
  canonicalPath?: string;
  form: PageFormId;
  /** Id of the form's section, for links to it. */
  anchor: string;
  title: string | ((context: SiteContext) => string);
  lede: (context: SiteContext) => string;
  /** Breadcrumbs between Home and the page. */
  trail?: LinkView[];
  faq?: (context: SiteContext) => FaqEntry[];
  /** True for people who look for a job: they read first (`FormPage.textFirst`), and want no yard's departments. */
  forApplicants?: boolean;
  /** A vehicle with its repayment, beside the form. */
  example?: (context: SiteContext) => FinanceExample | null;
  /** The yard that the page is for; absent if it is for all yards. */
  yard?: Yard;
  /** Kind of enquiry that its form starts with. */
  category?: string;
  /** The only department that the page lists, with the yards that have it; absent if it lists all. */
  department?: Department['type'];
}

/** The first sentences stand above the form, and what follows the first heading beside or below it. */
function splitAtHeading(html: string): { intro: string; html: string } {
  const at = html.search(/<h[2-6][\s>]/);
  return at < 0 ? { intro: html, html: '' } : { intro: html.slice(0, at).trim(), html: html.slice(at) };
}

/** Names of the yards' departments of a type, or of all. */
const namesOf = (yards: readonly Yard[], type: Department['type'] | undefined): string[] =>
  yards.flatMap(({ departments }) =>
    departments.filter((one) => !type || departmentOf(one) === type).map(({ name }) => name.trim()),
  );

/** A form that starts with a kind of enquiry, to one of the departments that answer it. */
function withCategory(form: PageForm, category: string, departments: readonly string[]): PageForm {
  const locations = form.settings.locations.filter((name) => departments.includes(name));
  return { ...form, settings: { ...form.settings, category, locations } };
}

function formPage(context: SiteContext, input: FormPageInput): FormPage {
  const { site, tenant, yards, locationOf } = context;
  const { path, canonicalPath = path, form, anchor, trail = [], yard = null, department } = input;
  const title = typeof input.title === 'string' ? input.title : input.title(context);
  const config = yard ? context.configOf({ dealership: yard.dealership }) : context.config;
  const dealersText = tenant.content.find(({ slug }) => `/${slug}` === withoutTrailingSlash(path));
  const lede = input.lede(context);
  const heading = dealersText?.title ?? title;
  const atYards = (yard ? [yard] : yards)
    .map(locationOf)
    .filter(({ departments }) => !department || departments.some(({ type }) => type === department));
  const main = atYards.find(({ primary }) => primary) ?? atYards[0];
  const pageForm = createPageForm(context, form, config, yard);
  const breadcrumbs = [...trail, { label: heading, href: canonicalPath }];
  const page = {
    kind: 'form' as const,
    path,
    title: heading,
    lede: dealersText?.description || lede,
    ...splitAtHeading(dealersText?.html ?? ''),
    textFirst: input.forApplicants ?? false,
    anchor,
    head: makeHead(site, {
      canonicalPath,
      title: heading,
      description: dealersText?.description || lede,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    form:
      input.category === undefined
        ? pageForm
        : withCategory(pageForm, input.category, namesOf(yards, department)),
    suggested: PAGE_FORMS[form].fields.some((field) => 'list' in field) ? knownVehicles(context) : null,
    faq: input.faq?.(context) ?? [],
    example: input.example?.(context) ?? null,
    nextSteps: nextSteps(form, site.name, config.forms.promise),
    yard: main ? yardOfDepartment(main, department) : null,
    otherYards: atYards.filter((one) => one !== main).map((one) => yardOfDepartment(one, department)),
    contacts: atYards.map((one) =>
      input.forApplicants ? switchboardOf(one) : departmentsOf(one, department),
    ),
  };
  return { ...page, sections: context.sectionsOf(site.pages.form.sections, page, yard ? [yard] : yards) };
}

export const planFormPage = (input: FormPageInput): PlannedPage<FormPage> => ({
  path: input.path,
  showsText: true,
  build: (context) => formPage(context, input),
});
