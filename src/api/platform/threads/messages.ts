/** An error's message, stack and further texts, such as `code`: threads pass on only the first two by themselves. */
export interface Failure {
  message: string;
  stack: string | undefined;
  texts: Record<string, string>;
}

export interface Asked<Request> {
  id: number;
  request: Request;
}

export type Reply<Answer, News> =
  | { id: number; answer: Answer }
  | { id: number; failure: Failure }
  | { news: News };
