import { parentPort } from 'node:worker_threads';
import type { Asked, Failure, Reply } from './messages.ts';

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, texts: {} };
  const texts = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { message: error.message, stack: error.stack, texts: Object.fromEntries(texts) };
}

/**
 * Answers the requests of the service in the thread that calls this.
 *
 * @param answer its error is passed on to the service
 * @returns a function that sends the service a message that it has not asked for
 */
export function answerRequests<Request, Answer, News = never>(
  answer: (request: Request) => Promise<Answer>,
): (news: News) => void {
  const send = (reply: Reply<Answer, News>) => parentPort?.postMessage(reply);
  parentPort?.on('message', async ({ id, request }: Asked<Request>) => {
    try {
      send({ id, answer: await answer(request) });
    } catch (error) {
      send({ id, failure: failureOf(error) });
    }
  });
  return (news) => send({ news });
}
