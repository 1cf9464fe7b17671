import type { LinkView, PageBase } from '../../frame/page.ts';

export interface ContentPage extends PageBase {
  kind: 'content';
  title: string;
  /** Sanitised HTML. */
  html: string;
  headings: { depth: number; text: string; id: string }[];
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  searchHref: string;
  links: LinkView[];
}
