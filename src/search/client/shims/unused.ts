/**
 * Replaces parts of InstantSearch that the search page does not use: insights (which would load a third-party
 * script), server-side rendering, routing and template helpers. They are a tenth of its script.
 */
const nothing = () => {};

export const isMetadataEnabled = (): boolean => false;
export const createMetadataMiddleware = nothing;
export const createInsightsMiddleware = nothing;
export const hydrateSearchClient = nothing;
/** These return a function that sends an insights event; here it sends nothing. */
export const createSendEventForFacet = () => nothing;
export const createSendEventForHits = () => nothing;
export const createBindEventForHits = () => nothing;
export const _buildEventPayloadsForHits = nothing;

// biome-ignore lint/style/noDefaultExport: InstantSearch imports these parts as default exports
export default nothing;
