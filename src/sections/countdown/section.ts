import { currentOffers } from '../../features/offers/current-offers.ts';
import { plainText } from '../../features/offers/plain-text.ts';
import { linkTargetExists } from '../../frame/link-target.ts';
import { defineSection, type Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { localTime } from '../../lib/clock.ts';
import { formatDay, formatWeekdayDate } from '../../lib/date-text.ts';
import { allowedNames, didYouMean } from '../../tenant/did-you-mean.ts';

export interface CountdownView {
  title: string;
  text: string;
  /** ISO date of the last day. */
  ends: string;
  timezone: string;
  /** "Wednesday", "31 March" */
  day: { weekday: string; date: string };
  action: { label: string; href: string } | null;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    countdown: CountdownView;
  }
}

type Countdown = Settings<'countdown'>;

function lastDayOf(context: SiteContext, settings: Countdown) {
  const { title, ends, link } = settings;
  if (settings.offer === null) return { title, ends, href: link };
  const offer = currentOffers(context).find(({ id }) => id === settings.offer);
  if (!offer) return null;
  const page = linkTargetExists(offer.href, context.pagePaths) ? offer.href : null;
  return { title: title ?? plainText(offer.nameHtml), ends: offer.ends, href: link ?? page };
}

function warnings({ site }: SiteContext, { offer }: Countdown) {
  const known = site.offers.map(({ id }) => id);
  if (offer === null || known.includes(offer)) return [];
  return [
    {
      key: 'offer',
      message: `There is no offer "${offer}", so this section is left out. ${allowedNames(known, 'offers')}${didYouMean(offer, known)}`,
    },
  ];
}

export const section = defineSection(
  'countdown',
  (context, settings) => {
    const { title = null, ends = null, href = null } = lastDayOf(context, settings) ?? {};
    const { timezone } = context.site;
    const { date, year } = localTime(context.today, timezone);
    if (title === null || ends === null || ends < date) return null;
    const day = formatDay(ends, year);
    return {
      title,
      text: settings.text,
      ends,
      timezone,
      day: { weekday: formatWeekdayDate(ends, year).replace(day, '').trim(), date: day },
      action: href === null ? null : { label: settings.action, href },
    };
  },
  {
    'to a day': {
      title: 'Open house at the yard',
      text: 'Every vehicle unlocked, and someone to ask beside it.',
      ends: '2099-12-31',
      link: '#main',
      action: 'How to find us',
    },
  },
  warnings,
);
