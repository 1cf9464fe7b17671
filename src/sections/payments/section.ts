import { tradeMark } from '../../frame/media/trade-mark.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

interface PaymentsView {
  title: string;
  /** With the path of its logo in a square of 24 by 24; null for one without. */
  methods: { name: string; path: string | null }[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    payments: PaymentsView;
  }
}

export const section = defineSection('payments', (_context, { title, methods }) => ({
  title,
  methods: methods.map((name) => ({ name, path: tradeMark(name) })),
}));
