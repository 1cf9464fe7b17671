import type { LeadSubject } from '../../src/features/leads/lead-subject.ts';

/** The subject of a form that is about no vehicle, of a dealer without phone, email and terms of use. */
export const NO_VEHICLE: LeadSubject = {
  websiteId: 'w',
  dealershipId: null,
  clockSuffix: '',
  phone: null,
  mail: null,
  termsHref: null,
  vehicle: null,
};

/** A used vehicle that a form is about. */
export const VEHICLE: NonNullable<LeadSubject['vehicle']> = {
  id: '9',
  title: '2023 Mazda CX-5',
  make: 'Mazda',
  model: 'CX-5',
  makeSlug: 'mazda',
  carType: 'used',
  status: 'in_stock',
  stock: '48213',
};
