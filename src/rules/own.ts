/** What a record says of a key that came from elsewhere: nothing that every object has, such as "constructor". */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
