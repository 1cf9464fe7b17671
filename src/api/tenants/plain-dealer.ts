import { mainPhone } from '../../frame/locations/location-view.ts';
import { groupYards, siteYards } from '../../frame/locations/yards.ts';
import type { Theme } from '../../tenant/schema/theme.ts';
import type { Draft } from '../../tenant/source/draft.ts';
import type { PlainDealer } from '../platform/http/served-tenant.ts';

const colours = ({
  hue,
  chroma,
  accent_lightness,
  on_accent,
  accent_text,
}: Theme): PlainDealer['colours'] => ({
  button: `oklch(${accent_lightness} ${chroma} ${hue})`,
  onButton: on_accent,
  link: accent_text ?? `oklch(.5 ${chroma} ${hue})`,
});

/** Reads a dealer from its site.yaml. Values that are not valid there are left out. */
export function plainDealer(draft: Draft): PlainDealer {
  const [config, theme] = [draft.value('config'), draft.value('theme')];
  const locations = draft.entries('locations').map(({ value }) => value);
  const yards =
    config === null ? groupYards(locations) : siteYards({ config, locations, location_page_key: 'location' });
  return {
    name: draft.value('name') ?? '',
    phone: mainPhone(config?.header.phone, yards),
    colours: theme && colours(theme),
  };
}
