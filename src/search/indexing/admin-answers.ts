import { z } from 'zod';
import { OddAnswer } from './server-failure.ts';

/** Metadata of a collection as a server sends it back. */
const marks = z
  .object({
    schema: z.string().nullable().catch(null),
    replaces: z.string().nullable().catch(null),
    runner: z.string().nullable().catch(null),
  })
  .catch({ schema: null, replaces: null, runner: null });

const storedCollection = z
  .object({ name: z.string(), num_documents: z.int().min(0), metadata: marks })
  .transform(({ name, num_documents, metadata }) => ({ name, documents: num_documents, ...metadata }));

export const ANSWERS = {
  collection: storedCollection,
  collections: z.array(storedCollection),
  alias: z.object({ name: z.string(), collection_name: z.string() }),
  aliases: z.object({ aliases: z.array(z.object({ name: z.string(), collection_name: z.string() })) }),
  outcomes: z.array(z.object({ success: z.boolean(), error: z.string().optional() })),
  digests: z.array(z.object({ id: z.string(), digest: z.string().default('') })),
  /** It is sent in a header. */
  key: z.object({ value: z.string().regex(/^[\x21-\x7e]+$/) }),
};

/** A collection as the server holds it. */
export type StoredCollection = z.infer<typeof storedCollection>;

/** The answer where it has the shape. Throws `OddAnswer`. */
export function expectAnswer<T extends z.ZodType>(shape: T, answer: unknown): z.infer<T> {
  const { data, success } = shape.safeParse(answer);
  if (!success) throw new OddAnswer();
  return data;
}

/** The JSON of each line. Throws `OddAnswer`, also for a text that was cut off. */
export function linesOf(text: unknown): unknown[] {
  // A single line is parsed by the client already.
  if (typeof text !== 'string') return [text];
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new OddAnswer();
      }
    });
}
