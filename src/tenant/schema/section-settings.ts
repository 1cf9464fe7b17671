import { z } from 'zod';
import { key } from './key.ts';

/** Settings of each section in site.yaml, by its name. Each folder of src/sections adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: sections declare its members.
export interface SectionSettings {}
/** An entry of a page's list of sections. */
export type SectionEntry = SectionSettings[keyof SectionSettings];

/**
 * Declares the settings of a section; all of them need defaults.
 *
 * @param about what the section shows, for the tenant guide and editors
 */
export const sectionSettings = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  about: string,
  requirement: string | undefined,
  shape: Shape,
) => z.strictObject({ section: key(z.literal(name), about, requirement), ...shape });
