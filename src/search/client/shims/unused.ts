/**
 * Stands for parts of InstantSearch that a search page never calls: reports of what shoppers press to its
 * maker's service, answers written into a page by a server, a router and helpers for templates of its own.
 * They are a tenth of its script, and the first would load a script from elsewhere.
 */
const nothing = () => {};

export const isMetadataEnabled = (): boolean => false;
export const createMetadataMiddleware = nothing;
export const createInsightsMiddleware = nothing;
export const hydrateSearchClient = nothing;
/** Makers of reports: each gives a function that reports nothing. */
export const createSendEventForFacet = () => nothing;
export const createSendEventForHits = () => nothing;
export const createBindEventForHits = () => nothing;
export const _buildEventPayloadsForHits = nothing;

/** The router and the template helpers. */
// biome-ignore lint/style/noDefaultExport: the parts whose place it takes are imported by their default export
export default nothing;
