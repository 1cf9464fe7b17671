const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids must pass this check before a query: comparing a UUID column with any other text is an error in PostgreSQL. */
export const isUuid = (text: string): boolean => UUID.test(text);
