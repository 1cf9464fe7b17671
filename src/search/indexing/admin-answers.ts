import { z } from 'zod';
import { UnexpectedAnswer } from './server-failure.ts';

/** Metadata of a collection. Collections from older versions or other tools may lack any of it. */
const collectionMetadata = z
  .object({
    schema: z.string().nullable().catch(null),
    replaces: z.string().nullable().catch(null),
    runner: z.string().nullable().catch(null),
  })
  .catch({ schema: null, replaces: null, runner: null });

const storedCollection = z
  .object({ name: z.string(), num_documents: z.int().min(0), metadata: collectionMetadata })
  .transform(({ name, num_documents, metadata }) => ({ name, documents: num_documents, ...metadata }));

/** The shapes of the server's answers. */
export const ANSWERS = {
  collection: storedCollection,
  collections: z.array(storedCollection),
  alias: z.object({ name: z.string(), collection_name: z.string() }),
  aliases: z.object({ aliases: z.array(z.object({ name: z.string(), collection_name: z.string() })) }),
  outcomes: z.array(z.object({ success: z.boolean(), error: z.string().optional() })),
  digests: z.array(z.object({ id: z.string(), digest: z.string().default('') })),
  /** Keys are sent in a header, so only printable ASCII is allowed. */
  key: z.object({ value: z.string().regex(/^[\x21-\x7e]+$/) }),
};

export type StoredCollection = z.infer<typeof storedCollection>;

/**
 * Validates an answer.
 *
 * @throws UnexpectedAnswer
 */
export function expectAnswer<T extends z.ZodType>(shape: T, answer: unknown): z.infer<T> {
  const { data, success } = shape.safeParse(answer);
  if (!success) throw new UnexpectedAnswer();
  return data;
}

/**
 * Parses JSON Lines.
 *
 * @throws UnexpectedAnswer if a line is not JSON, for instance because the text was truncated
 */
export function parseJsonLines(text: unknown): unknown[] {
  // The client has already parsed a single line.
  if (typeof text !== 'string') return [text];
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new UnexpectedAnswer();
      }
    });
}
