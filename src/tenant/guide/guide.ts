import { site } from '../schema/site.ts';
import { SLOTS } from '../schema/slots.ts';
import { FIRST_DEALER } from './first-dealer.ts';
import { OPENING } from './prose.ts';
import { searchFields } from './search-fields.ts';
import { buildTables, formatTable } from './tables.ts';

export interface GuideExample {
  /** Text of the example's site.yaml. */
  site: string;
  /** Text of one of its content files. */
  content: string;
  /** Text of the Astro component that its settings name. */
  component: string;
}

/** Generates the tenant guide in Markdown from the schema and an example tenant. */
export function tenantGuide(example: GuideExample): string {
  const slots = SLOTS.map((slot) => `\`${slot}\``);
  const opening = OPENING.replace('{example}', () => example.site)
    .replace('{content}', () => example.content)
    .replace('{component}', () => example.component)
    .replace('{firstDealer}', () => FIRST_DEALER)
    .replace('{searchFields}', searchFields)
    .replace('{slots}', `${slots.slice(0, -1).join(', ')} and ${slots.at(-1)}`);
  return `${opening}\n${buildTables(site).map(formatTable).join('\n\n')}\n`;
}
