/** How a target was found, in the order of the report. */
export const MATCH_KINDS = ['given', 'page', 'location', 'text', 'search', 'vehicle', 'sold'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Names the kinds in reports. */
export const MATCH_LABELS: Readonly<Record<MatchKind, string>> = {
  given: 'target given in the source',
  page: 'page of the same meaning',
  location: 'location',
  text: 'page of the same name',
  search: 'search by make, model, body or condition',
  vehicle: 'vehicle in stock',
  sold: 'search for a vehicle no longer in stock',
};

/** The result for an old address: where it leads on the new site, or why it has no target. */
export type Match =
  | { kind: 'answered' }
  | { kind: 'redirect'; by: MatchKind; to: string; fallback: string[] }
  | { kind: 'none'; reason: string };

export const none = (reason: string): Match => ({ kind: 'none', reason });

export const redirectTo = (by: MatchKind, to: string, fallback: string[] = []): Match => ({
  kind: 'redirect',
  by,
  to,
  fallback: fallback.filter((other) => other !== to),
});
