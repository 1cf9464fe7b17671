import { HtmlValidate } from 'html-validate';

/**
 * Checks that a page is valid HTML. Some rules are turned off because they report markup that is valid according to the
 * Nu checker.
 */
export const htmlRules = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React writes attributes and empty elements in its own way, which HTML reads the same: inputMode, required="",
    // <input/>.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Ids of React's useId begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Compression removes the space between elements but not the line breaks within texts.
    'no-trailing-whitespace': 'off',
    // Phone numbers may wrap, so that the longest does not widen a page at 320 px.
    'tel-non-breaking': 'off',
    // Custom elements are regions themselves, which saves an element around each. The list of suggestions shows words
    // and vehicles, which a select cannot.
    'prefer-native-element': 'off',
    // Two forms need no submit button: a single search field submits on Enter, the fuel calculator has sliders.
    'wcag/h32': 'off',
    // The sort field is rendered above the results and beside them, in no form, and CSS shows one of the two.
    'form-dup-name': 'off',
  },
});
