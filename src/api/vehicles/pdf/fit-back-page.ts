import { cutAtSentence, lineCount } from './comment-text.ts';

/** Heights on the second page in points, as `draw-back-page.ts` draws it; the first is that of all parts together. */
const PAGE = 655;
const FEATURE = 17.5;
const ROW = 18.7;
const LINE = 12.9;
const PARAGRAPH = 4;
const NOTE_LINE = 11;
const HEADING = 32;
/** A loan without its rows: heading, warning and the space around them. */
const LOAN = 95;
/** The column beside the comments without its rows: headings, address and phone. */
const SIDE = 100;

/** Characters in a line, a little fewer than fit on average. */
const COMMENT_WIDTH = 60;
const FEATURE_WIDTH = 34;
const NOTE_WIDTH = 120;

const COLUMNS = 3;
/** Comments are not cut to fewer lines for the sake of features, nor features for the sake of comments. */
const LEAST_COMMENT_LINES = 5;
const LEAST_FEATURES = 9;

interface BackPageInput {
  features: readonly string[];
  comments: readonly string[];
  /** Rows of the loan below the comments; 0 without a loan. */
  loanRows: number;
  /** Rows of the column beside the comments. */
  sideRows: number;
  notes: string;
}

interface BackPage {
  features: string[];
  /** Number of features that are left out. */
  moreFeatures: number;
  comments: string[];
}

/** The last line says how many features are left out. */
const featureHeight = (features: readonly string[]): number =>
  features.length === 0
    ? 0
    : HEADING + Math.ceil((lineCount(features, FEATURE_WIDTH) + 1) / COLUMNS) * FEATURE;

/**
 * Chooses what the second page has room for: comments are cut at a sentence first, then features are left out.
 */
export function fitBackPage({ features, comments, loanRows, sideRows, notes }: BackPageInput): BackPage {
  const loan = loanRows > 0 ? LOAN + loanRows * ROW : 0;
  const room = PAGE - lineCount([notes], NOTE_WIDTH) * NOTE_LINE;
  const linesBeside = (count: number): number => {
    const height = room - featureHeight(features.slice(0, count));
    return Math.floor((height - loan - HEADING - comments.length * PARAGRAPH) / LINE);
  };
  const least = Math.min(lineCount(comments, COMMENT_WIDTH), LEAST_COMMENT_LINES);
  const fits = (count: number): boolean =>
    linesBeside(count) >= least && room - featureHeight(features.slice(0, count)) >= SIDE + sideRows * ROW;
  let count = features.length;
  while (count > LEAST_FEATURES && !fits(count)) count--;
  return {
    features: features.slice(0, count),
    moreFeatures: features.length - count,
    comments: cutAtSentence(comments, Math.max(0, linesBeside(count)), COMMENT_WIDTH),
  };
}
