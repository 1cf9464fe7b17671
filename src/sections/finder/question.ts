/** One answer of a question. */
export interface AnswerView {
  /** Value of the query parameter; empty for the answer that excludes nothing. */
  value: string;
  label: string;
  note: string | null;
  /** Name of the query parameter, if it is not that of the question. */
  name: string | null;
  /** Search page for this answer alone; null if it has none. */
  href: string | null;
  /** Number of vehicles; null if it is not known. */
  count: number | null;
}

/** A question of the finder with the answers that fit vehicles in stock. */
export interface QuestionView {
  /** Part of ids in the page: "price", "q2". */
  id: string;
  label: string;
  /** Name of the query parameter: "refinementList[make][0]". */
  name: string;
  /** The first one excludes nothing. */
  answers: [AnswerView, ...AnswerView[]];
}
