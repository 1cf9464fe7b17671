import { describe, expect, it } from 'vitest';
import { type AskValues, problemsOf, valuesOf } from './ask-form.ts';

const SOUND: AskValues = {
  name: 'Ana',
  last_name: '',
  email: 'ana@example.com',
  phone: '0400 000 000',
  message: 'Is it still there?',
  dateTime: '',
  terms_conditions: true,
};

describe('what keeps a form from being sent', () => {
  it('is nothing where all that is asked for is there', () => {
    expect(problemsOf('enquiry', { ...SOUND, terms_conditions: false })).toEqual({});
    expect(problemsOf('test-drive', { ...SOUND, message: '' })).toEqual({});
  });
  it('FRM-16 FRM-17 is no missing message and no missing date of a test drive', () => {
    expect(problemsOf('test-drive', { ...SOUND, message: '', dateTime: '' })).toEqual({});
    expect(problemsOf('enquiry', { ...SOUND, message: '' })).toEqual({ message: 'Please enter a message.' });
  });
  it('FRM-19 is missing consent to a test drive’s terms', () => {
    expect(Object.keys(problemsOf('test-drive', { ...SOUND, terms_conditions: false }))).toEqual([
      'terms_conditions',
    ]);
  });
  it.each(['ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com'])('is the email %s', (email) => {
    expect(problemsOf('enquiry', { ...SOUND, email })).toEqual({ email: 'Please check your email.' });
  });
  it.each(['12', '+61 4'])('is the number %s', (phone) => {
    expect(problemsOf('enquiry', { ...SOUND, phone })).toEqual({
      phone: 'Please check your mobile number.',
    });
  });
  it('is told in the order of the form', () => {
    const nothing = { ...SOUND, name: '', email: '', phone: '', message: '' };
    expect(Object.keys(problemsOf('enquiry', nothing))).toEqual(['name', 'email', 'phone', 'message']);
  });
});

it('reads a form without the spaces around its words', () => {
  const data = new FormData();
  data.set('name', ' Ana ');
  expect(valuesOf(data)).toMatchObject({ name: 'Ana', email: '', terms_conditions: false });
});
