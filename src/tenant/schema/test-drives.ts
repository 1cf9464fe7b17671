import { z } from 'zod';
import { key } from './key.ts';

export const testDrives = z.strictObject({
  days: key(z.int().min(1).max(60).default(14), 'Days ahead for which test drives can be booked.', 'API-36'),
  minutes: key(z.int().min(15).max(240).default(60), 'Length of a test drive in minutes.', 'API-36'),
  capacity: key(
    z.int().min(1).max(20).default(1),
    'Number of test drives that one dealership can give at the same time.',
    'API-36',
  ),
  notice_hours: key(
    z.number().min(0).max(72).default(2),
    'Hours from now to the first time that can be booked.',
    'API-36',
  ),
});
