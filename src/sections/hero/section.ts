import { type HeroPicture, heroPicture } from '../../frame/media/hero-image.ts';
import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { modelInStock } from '../../frame/stock/model-in-stock.ts';
import { type StockFigure, stockFigures } from '../../frame/stock/stock-figures.ts';
import { vehicleOnSale } from '../../frame/stock/vehicle-on-sale.ts';
import { formatVehicleCount } from '../../lib/format-vehicle-count.ts';
import { shownCount } from '../../lib/shown-count.ts';
import { type HeroModel, heroModel } from './hero-model.ts';
import { type HeroVehicle, heroVehicle } from './hero-vehicle.ts';

interface Link {
  href: string;
  label: string;
}

/** Forms with buttons, and with a picture that means something. */
interface Shown {
  alt: string;
  /** The dealer's own button. */
  action: Link | null;
  /** All stock, with its number of vehicles. */
  stock: Link;
}

/** The page itself has the heading, the sentence and the picture. */
export type HeroView =
  | { form: 'stage' | 'words' }
  | (Shown & {
      form: 'photo';
      tall: HeroPicture | null;
      frame: boolean;
      vehicle: HeroVehicle | null;
      film: string | null;
    })
  | (Shown & { form: 'split'; vehicle: HeroVehicle | null; figures: StockFigure[] })
  | (Shown & { form: 'model'; model: HeroModel | null; facts: Settings<'hero'>['facts'] });

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    hero: HeroView;
  }
}

function shown({ catalogue, config, searchHref }: SiteContext, { alt, action }: Settings<'hero'>): Shown {
  const count = shownCount(catalogue.all.length, config.search.stock_count_cap);
  return {
    alt,
    action: action && { href: action.link, label: action.label },
    stock: { href: searchHref, label: `See ${formatVehicleCount(count, config.wording.vehicles)}` },
  };
}

const showsFilm = ({ form, frame }: Settings<'hero'>): boolean => form === 'photo' && !frame;

function heroView(context: SiteContext, settings: Settings<'hero'>): HeroView {
  const { form, frame, model, facts, figures, vehicle } = settings;
  const { site, config, findMedia } = context;
  switch (form) {
    case 'stage':
    case 'words':
      return { form };
    case 'photo':
      return {
        form,
        ...shown(context, settings),
        tall: settings.tall ? heroPicture(settings.tall, config, findMedia) : null,
        frame,
        vehicle: heroVehicle(context, vehicle),
        film: showsFilm(settings) && site.home.hero_image ? settings.film : null,
      };
    case 'split':
      return {
        form,
        ...shown(context, settings),
        vehicle: heroVehicle(context, vehicle),
        figures: stockFigures(context, figures),
      };
    case 'model': {
      const makes = site.manufacturers.map(({ name }) => name);
      return {
        form,
        ...shown(context, settings),
        model: model === null ? null : heroModel(context, model, makes),
        facts,
      };
    }
  }
}

/** Warns about a film that is not shown, and a vehicle or a model that is not, or no longer, for sale. */
function warnings(context: SiteContext, settings: Settings<'hero'>) {
  const { form, vehicle, model, film } = settings;
  if (film !== null && !(showsFilm(settings) && context.site.home.hero_image))
    return [
      {
        key: 'film',
        message:
          'Nobody sees this film: only the form photo without a frame shows one, over home.hero_image. Choose that form and a picture, or remove the film.',
      },
    ];
  if ((form === 'photo' || form === 'split') && vehicle !== null && !vehicleOnSale(context, vehicle))
    return [
      {
        key: 'vehicle',
        message: `The vehicle ${vehicle} is not for sale, so the line below the picture is left out. Name another one and its picture, or remove the key.`,
      },
    ];
  if (form === 'model' && model !== null && !modelInStock(context, model))
    return [
      {
        key: 'model',
        message: `No ${model} is in stock, so its price and its button are left out. Write make and model as in the stock, or name another model.`,
      },
    ];
  return [];
}

export const section = defineSection(
  'hero',
  (context, settings, { of }) => (of.kind === 'home' ? heroView(context, settings) : null),
  {
    'as words on a tint': { form: 'words' },
    'as a photo from edge to edge': { form: 'photo' },
    'as a photo in a frame': { form: 'photo', frame: true },
    'as a block beside a picture': { form: 'split', action: { label: 'See the yards', link: '/' } },
    'as the name of a model': {
      form: 'model',
      model: 'Kia Tasman',
      facts: [{ label: 'Warranty', value: '7 years' }],
      action: { label: 'See the yards', link: '/' },
    },
  },
  warnings,
);
