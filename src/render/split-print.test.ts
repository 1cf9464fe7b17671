import { expect, it } from 'vitest';
import { splitPrint } from './split-print.ts';

it('takes the rules for paper out of layers, conditions and rules, and keeps what they stand in', () => {
  expect(splitPrint('@layer a{.b{c:d}@media print{.b{e:f}}}g{h:i}')).toEqual({
    screen: '@layer a{.b{c:d}}g{h:i}',
    print: '@layer a{@media print{.b{e:f}}}',
  });
  expect(splitPrint('.b{c:d;&:hover{e:f}@media print{g:h}}')).toEqual({
    screen: '.b{c:d;&:hover{e:f}}',
    print: '.b{@media print{g:h}}',
  });
});

it('leaves out what has rules for paper only, and sheets without any alone', () => {
  expect(splitPrint('@layer a{@media print{.b{c:d}}}')).toEqual({
    screen: '',
    print: '@layer a{@media print{.b{c:d}}}',
  });
  const plain = '@layer a,b;@media (width < 9px){c{d:"}{@media print{";e:f}}';
  expect(splitPrint(plain)).toEqual({ screen: plain, print: '' });
});

it('rules for screens and those for all but paper are for screens', () => {
  const css = '@media screen{a{b:c}}@media not print{d{e:f}}';
  expect(splitPrint(css)).toEqual({ screen: css, print: '' });
});
