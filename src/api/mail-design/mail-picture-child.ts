import { answerTasks } from '../platform/threads/answer-tasks.ts';
import { type MailJpegTask, mailJpeg } from './mail-jpeg.ts';

/** The child process of `createMailPictures`. */
answerTasks(async (task: MailJpegTask) => ({ jpeg: await mailJpeg(task) }));
