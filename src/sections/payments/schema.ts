import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const METHODS = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'];

export const schema = sectionSettings('payments', 'A strip with the ways to pay.', 'CON-02', {
  title: key(z.string().min(1).default('We accept:'), 'Words before the ways to pay.', 'CON-02'),
  methods: key(
    z.array(z.string().min(1)).min(1).default(METHODS),
    'Names of the ways to pay, in this order. Those that the set of logos has are shown with their logos.',
    'CON-02',
  ),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    payments: z.output<typeof schema>;
  }
}
