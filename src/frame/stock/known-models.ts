import { equalIgnoringCase } from '../../lib/equal-ignoring-case.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { linkTargetExists } from '../link-target.ts';
import { modelPath } from '../pages/model-path.ts';
import type { SiteContext } from '../site-context.ts';

type Model = Site['models'][number];

export interface KnownModel {
  model: Model;
  /** True if its name begins with that of the make. */
  isOwn: boolean;
  /** As the stock has it: "CX-5" of the "Mazda CX-5", "3" of the "Mazda3". */
  inStock: string;
  /** As pages show it: "CX-5", but "Mazda3". */
  name: string;
}

/** A model as the dealer names it: "Mazda CX-5", "Mazda3" or, without its make, "CX-5". */
export function knownAs(make: string, model: Model): KnownModel {
  const [start, rest] = [model.name.slice(0, make.length), model.name.slice(make.length)];
  const isOwn = equalIgnoringCase(start, make);
  if (!isOwn) return { model, isOwn, inStock: model.name, name: model.name };
  const inStock = rest.trim();
  return { model, isOwn, inStock, name: rest.startsWith(' ') ? inStock : model.name };
}

/** The dealer's entry of a model, by its make and its name without the make; undefined if there is none. */
export const findModel = ({ models }: Pick<Site, 'models'>, make: string, name: string): Model | undefined =>
  models.find((model) => equalIgnoringCase(knownAs(make, model).inStock, name));

/** The page of a model; null if the site has none. */
export function modelPagePath(
  { site, pagePaths }: Pick<SiteContext, 'site' | 'pagePaths'>,
  model: Model | undefined,
): string | null {
  if (!model) return null;
  const href = modelPath(site, model);
  return linkTargetExists(href, pagePaths) ? href : null;
}
