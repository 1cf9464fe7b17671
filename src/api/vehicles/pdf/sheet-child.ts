import { answerTasks } from '../../platform/threads/answer-tasks.ts';
import { makeSheet } from './make-sheet.ts';

/** The child process of `createSheetPrinter`. */
answerTasks(makeSheet);
