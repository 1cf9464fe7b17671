import { ownProperty } from '../../lib/own-property.ts';
import { contentSections } from '../schema/sections.ts';
import { type Leaf, walkTexts } from '../schema/walk.ts';
import type { ContentSource } from './read-content.ts';

/** All texts in the `sections` of a content page, as its file writes them. */
export function sectionTexts({ frontMatter: { data } }: Pick<ContentSource, 'frontMatter'>): Generator<Leaf> {
  return walkTexts(ownProperty(Object(data), 'sections') ?? [], contentSections, ['sections']);
}
