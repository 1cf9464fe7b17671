import { sectionPicture } from '../../frame/media/section-picture.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import { type Phone, phoneView } from '../../lib/phone.ts';
import type { Picture } from '../../ui/picture.ts';
import { initials } from './initials.ts';

interface PersonView {
  name: string;
  role: string;
  phone: Phone | null;
  email: string | null;
  languages: string[];
  picture: Picture | null;
  initials: string;
}

export interface PeopleView {
  title: string;
  text: string;
  people: PersonView[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    people: PeopleView;
  }
}

export const section = defineSection(
  'people',
  (context, { title, text, people }) =>
    people.length < 2
      ? null
      : {
          title,
          text,
          people: people.map(({ name, role, phone, email, languages, picture }) => ({
            name,
            role,
            phone: phone === undefined ? null : phoneView(phone),
            email: email ?? null,
            languages,
            picture: sectionPicture(picture, context),
            initials: initials(name),
          })),
        },
  {
    'without pictures': {
      title: 'Who you will meet',
      people: [
        {
          name: 'Ana Marsh',
          role: 'Sales',
          phone: '07 7010 0101',
          email: 'ana@dealer.example',
          languages: ['Greek'],
        },
        { name: 'Bo Carter', role: 'Workshop', phone: '07 7010 0102', languages: [] },
        { name: 'Cy Dunn', role: 'Parts', languages: ['Hindi', 'Punjabi'] },
      ],
    },
  },
);
