import { workerData } from 'node:worker_threads';
import { answerRequests } from '../threads/answer-requests.ts';
import { createMailer, type MailSettings } from './mailer.ts';

const mailer = createMailer(workerData as MailSettings);

answerRequests(mailer.send);
