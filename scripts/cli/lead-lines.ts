import type { Lead } from '../../src/api/leads/schema.ts';
import type { Delivery } from '../../src/api/outbox/schema.ts';
import { valuationText } from '../../src/features/leads/valuation.ts';

/** Replaces control characters by spaces: terminals act on them, and shoppers may send any text. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** Returns "delivered", "sent to nobody", or the channels that have not delivered: "dead: mail; pending: webhook". */
function summary(deliveries: readonly Delivery[]): string {
  if (deliveries.length === 0) return 'sent to nobody';
  const undelivered = (['dead', 'pending'] as const).flatMap((state) => {
    const channels = deliveries.filter((delivery) => delivery.state === state).map(({ channel }) => channel);
    return channels.length > 0 ? [`${state}: ${[...new Set(channels)].join(', ')}`] : [];
  });
  return undelivered.join('; ') || 'delivered';
}

/** The line of a lead in the list. */
export const leadLine = ({ id, receivedAt, form, values }: Lead, deliveries: readonly Delivery[]): string =>
  printable(
    `${id}  ${receivedAt.toISOString()}  ${form}  ${values.name ?? ''} ${values.last_name ?? ''}  ${summary(deliveries)}`,
  );

function deliveryText(delivery: Delivery): string {
  const { target, state, failures, problem, resends, revision, changedAt } = delivery;
  const details = [
    revision > 0 ? `change ${revision} of its appointment` : '',
    failures > 0 ? `${failures} failed` : '',
    resends > 0 ? `sent again ${resends}×` : '',
    problem ?? '',
  ].filter(Boolean);
  return [`${target}: ${state}`, changedAt.toISOString(), ...details].join(', ');
}

/** Several lines with everything about a lead. */
export function leadDetails(lead: Lead, deliveries: readonly Delivery[]): string {
  const { id, tenant, form, eventId, receivedAt, values, facts, attribution, noticeVersion } = lead;
  const rows: [string, unknown][] = [
    ['id', id],
    ['tenant', tenant],
    ['received', receivedAt.toISOString()],
    ['form', form],
    ['event id', eventId],
    ['collection notice', noticeVersion],
    ...Object.entries(values),
    ...Object.entries(facts),
    ['valuation shown', lead.valuation && valuationText(lead.valuation)],
    ['source', attribution.source],
    ['referrer', lead.referrer],
    ['seconds to submit', lead.secondsToSubmit],
    ['visited pages', attribution.visited_pages.join(', ')],
    ['query on arrival', new URLSearchParams(attribution.linked_query_params)],
    ...deliveries.map((delivery): [string, string] => [delivery.channel, deliveryText(delivery)]),
  ];
  return rows
    .filter(([, value]) => value !== null && String(value) !== '')
    .map(([name, value]) => printable(`${name}: ${value}`))
    .join('\n');
}
