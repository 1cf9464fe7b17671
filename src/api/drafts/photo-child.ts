import { answerTasks } from '../platform/threads/answer-tasks.ts';
import { cleanPhoto } from './clean-photo.ts';

/** The child process of `createPhotoCleaner`: decodes photos and encodes them again. */
answerTasks(async (bytes: Uint8Array) => ({ jpeg: await cleanPhoto(bytes) }));
