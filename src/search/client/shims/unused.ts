/**
 * Replaces parts of InstantSearch that the search page does not use: insights (which would load a third-party
 * script), server-side rendering, its own routing, recommendations, metadata for crawlers, template helpers and links
 * to its manual.
 */
const nothing = () => {};

export const isMetadataEnabled = (): boolean => false;
export const createMetadataMiddleware = nothing;
export const createInsightsMiddleware = nothing;
export const hydrateSearchClient = nothing;
export const hydrateRecommendCache = nothing;
export const addInsightsToRecommendParameters = (parameters: unknown): unknown => parameters;
/** These return a function that sends an insights event; here it sends nothing. */
export const createSendEventForFacet = () => nothing;
export const createSendEventForHits = () => nothing;
export const createBindEventForHits = () => nothing;
/** Its list of events is only read when they are sent. */
export const _buildEventPayloadsForHits = nothing;
/** Error messages without the link to the page of the manual. */
export const createDocumentationMessageGenerator =
  () =>
  (message = ''): string =>
    message;
export const createDocumentationLink = (): string => '';

// biome-ignore lint/style/noDefaultExport: InstantSearch imports its routing and template helpers as default exports
export default nothing;
