import { FORMS } from '../../features/leads/forms.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import type { MailPart } from '../mail-design/markup.ts';
import { estimatePart } from '../mail-design/parts/estimate.ts';
import { opening } from '../mail-design/parts/opening.ts';
import { actions } from '../mail-design/parts/plain.ts';
import { plateHtml } from '../mail-design/parts/plate.ts';
import { smallVehicle } from '../mail-design/parts/vehicle.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { estimateIn } from '../valuation/estimate-facts.ts';
import { sentPart, stopsOf } from './confirmation-mail.ts';
import { callButton, greeting, shopperMail } from './shopper-mail.ts';
import { type LeadMail, showMail } from './shown-mail.ts';

const OWN_VEHICLE = ['trade_year', 'trade_make', 'trade_model', 'trade_variant'];

/** "2021 Hyundai i30 Active": the shopper's own vehicle. */
function ownVehicle({ lead: { values } }: LeadMail): string {
  const { trade_year, trade_make, trade_model, trade_variant } = values;
  const parts = [trade_year, trade_make, trade_model, trade_variant].map((part) =>
    stringOrNull(part)?.trim(),
  );
  return parts.filter(Boolean).join(' ') || 'vehicle';
}

const BASIS = {
  offer: {
    above: 'Online estimate for your',
    basis: (vehicles: number) =>
      `Based on the prices of ${vehicles} similar vehicles in our stock, and subject to inspection.`,
    onScale: 'Our estimate',
  },
  // Asking prices are no offer: the words must say so.
  asking: {
    above: 'What we ask for vehicles like your',
    basis: (vehicles: number) =>
      `These are the prices of ${vehicles} similar vehicles in our stock. What we pay is less than what we ask, and subject to inspection.`,
    onScale: 'What we ask',
  },
};

/** The mail to a shopper who sells or trades in a vehicle: the estimate that the service worked out, or why there is none. */
export function tradeInMail(mail: LeadMail): Mail {
  const shown = showMail(mail);
  const { lead, dealer, vehicle, place } = shown;
  const { thanks } = FORMS['trade-in'];
  const sentence = stringOrNull(lead.facts.valuation) ?? '';
  const estimate = estimateIn(lead.facts);
  const own = ownVehicle(mail);
  const next = [`${greeting(lead)}${thanks}`, place?.openSentence].filter(Boolean).join(' ');
  const { rego, regoState } = lead.values;
  const registration = stringOrNull(rego)?.trim() ?? '';
  const stops = stopsOf(shown, 'You sent it');
  // The estimate stands above as the heading, or its reason below it.
  const told = { ...shown, lead: { ...lead, facts: { ...lead.facts, valuation: null } } };
  const first: MailPart[] =
    estimate === null
      ? [
          opening({
            above: 'Your trade-in',
            title: `${place?.yard.name ?? dealer.name} will value your ${own}`,
            lead: [next, sentence].filter(Boolean).join(' '),
            stops,
          }),
        ]
      : [
          estimatePart({
            ...estimate,
            above: `${BASIS[estimate.basis].above} ${own}`,
            basis: BASIS[estimate.basis].basis(estimate.vehicles),
            onScale: BASIS[estimate.basis].onScale,
          }),
          opening({ title: 'What happens now', lead: next, stops, isMain: false }),
        ];
  return shopperMail(
    shown,
    {
      subject:
        estimate?.basis === 'offer'
          ? `Online estimate for your ${own}`
          : `We have the details of your ${own}`,
      preview: sentence === '' ? thanks : sentence,
    },
    [
      ...first,
      actions(callButton(shown)),
      sentPart(told, {
        title: 'What you told us',
        elsewhere: OWN_VEHICLE,
        first: [{ label: 'Vehicle', value: own }],
        figure:
          registration === ''
            ? undefined
            : (look) => plateHtml(look, registration, stringOrNull(regoState)?.toUpperCase() ?? ''),
      }),
      ...(vehicle === null ? [] : [smallVehicle(vehicle, 'View this vehicle', 240)]),
    ],
  );
}
