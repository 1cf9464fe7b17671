export class ResponseTooLong extends Error {}

/**
 * Reads a response as text and stops once it exceeds `limit` bytes.
 *
 * @throws ResponseTooLong
 */
export async function readLimitedText(response: Response, limit: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > limit) {
      void reader.cancel().catch(() => undefined);
      throw new ResponseTooLong(`The answer is longer than ${limit} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
