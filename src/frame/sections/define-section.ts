import type { SectionSettings } from '../../tenant/schema/section-settings.ts';
import type { SiteContext } from '../site-context.ts';
import type { SectionName, SectionViews } from './section-views.ts';

/** The page that a section stands on. */
export interface SectionPage {
  /** True if the page has a section of that name. */
  has: (section: SectionName) => boolean;
}

type Settings<Name extends keyof SectionSettings> = Omit<SectionSettings[Name], 'section'>;

export interface SectionDefinition<Name extends SectionName & keyof SectionSettings> {
  /** Works out what the section shows; null if that is nothing, and the page leaves it out. */
  plan: (context: SiteContext, settings: Settings<Name>, page: SectionPage) => SectionViews[Name] | null;
  /** Settings other than the defaults, by what they show, for the list of sections in development. */
  examples: Record<string, Partial<Settings<Name>>>;
}

/**
 * Declares a section: a folder of src/sections with its settings in `schema.ts`, this definition in `section.ts` and its
 * HTML in `View.astro`. These are found by their names, so that a new section needs no other file.
 */
export const defineSection = <Name extends SectionName & keyof SectionSettings>(
  _name: Name,
  plan: SectionDefinition<Name>['plan'],
  examples: SectionDefinition<Name>['examples'] = {},
): SectionDefinition<Name> => ({ plan, examples });
