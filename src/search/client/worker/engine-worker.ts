import { answerRequests } from './answer-requests.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

/** The part of a worker's global scope that is used here. */
interface Scope {
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
  postMessage: (reply: WorkerReply) => void;
}

const scope = globalThis as unknown as Scope;
const answer = answerRequests(
  (url, options) => fetch(url, options),
  (reply) => scope.postMessage(reply),
);

scope.onmessage = ({ data }) => void answer(data);
