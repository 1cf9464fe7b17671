import { type ServiceBannerView, serviceBanner } from '../../features/service/service-banner.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

export interface ServiceView {
  title: string;
  banner: ServiceBannerView;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    service: ServiceView;
  }
}

export const section = defineSection(
  'service',
  (context, { title }, { yards }) => {
    const banner = serviceBanner(context, yards);
    return banner && { title, banner };
  },
  { 'with a heading of its own': { title: 'Time for a check-up?' } },
);
