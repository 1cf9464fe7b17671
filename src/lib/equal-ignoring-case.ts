export const equalIgnoringCase = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
