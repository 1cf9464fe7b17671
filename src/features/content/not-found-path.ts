/** Static hosts answer with this page if an address does not exist. */
export const NOT_FOUND = { path: '/404', label: 'Page not found' } as const;
