import type { SectionSettings } from '../../tenant/schema/section-settings.ts';
import type { Yard } from '../locations/yards.ts';
import type { PageBase } from '../page.ts';
import type { SiteContext } from '../site-context.ts';
import type { SectionName, SectionViews } from './section-views.ts';

/** The page that a section stands on. */
export interface SectionPage {
  /** The page without its sections. */
  of: PageBase;
  /** The yards that the page is about. */
  yards: readonly Yard[];
  /** True if the page has a section of that name. */
  has: (section: SectionName) => boolean;
}

/** The dealer's settings of a section. A part of certain kinds of pages shows nothing else besides that page's own data. */
export type Settings<Name extends keyof SectionSettings> = Omit<SectionSettings[Name], 'section'>;

export interface SectionDefinition<Name extends SectionName & keyof SectionSettings> {
  /** Works out what the section shows; null if that is nothing, and the page leaves it out. */
  plan: (context: SiteContext, settings: Settings<Name>, page: SectionPage) => SectionViews[Name] | null;
  /** Settings other than the defaults, by what they show, for the list of sections in development. */
  examples: Record<string, Partial<Settings<Name>>>;
  /** Warnings about settings that the stock cannot fulfil, with the key that each is about. */
  warnings: (context: SiteContext, settings: Settings<Name>) => { key: string; message: string }[];
}

/**
 * Declares a section: a folder of src/sections with its settings in `schema.ts`, this definition in `section.ts` and its
 * HTML in `View.astro`. These are found by their names, so that a new section needs no other file.
 */
export const defineSection = <Name extends SectionName & keyof SectionSettings>(
  _name: Name,
  plan: SectionDefinition<Name>['plan'],
  examples: SectionDefinition<Name>['examples'] = {},
  warnings: SectionDefinition<Name>['warnings'] = () => [],
): SectionDefinition<Name> => ({ plan, examples, warnings });

/**
 * Declares a section that shows the data of certain kinds of pages and stands on no other (`PAGE_SECTIONS`).
 *
 * @param shows false if the page has nothing for it
 */
export const definePagePart = <Name extends SectionName & keyof SectionSettings, Of extends PageBase>(
  _name: Name,
  kinds: Of['kind'] | readonly Of['kind'][],
  shows: (page: Of) => boolean = () => true,
): SectionDefinition<Name> => ({
  plan: (_context, settings, { of }) =>
    [kinds].flat().includes(of.kind) && shows(of as Of) ? (settings as unknown as SectionViews[Name]) : null,
  examples: {},
  warnings: () => [],
});
