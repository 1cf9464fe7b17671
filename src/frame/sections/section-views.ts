/** What each section shows, by its name. Each folder of src/sections adds its own, because this room knows none. */
// biome-ignore lint/suspicious/noEmptyInterface: sections declare its members.
export interface SectionViews {}
export type SectionName = keyof SectionViews;

/** A section of a page, with all that its HTML depends on. */
export type SectionView = {
  [Name in SectionName]: { section: Name; view: SectionViews[Name] };
}[SectionName];
