import { CheckboxField } from '../../../../ui/form/CheckboxField.tsx';
import { controlOf, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';

function Terms({ href }: { href: string | null }) {
  if (href === null) return 'terms of use';
  return (
    <a href={href} target="_blank" rel="noopener">
      terms of use<span className="sr"> (opens in a new tab)</span>
    </a>
  );
}

export const TermsView = (props: ViewProps<FieldOf<'terms'>>) => (
  <CheckboxField {...controlOf(props)} checked={props.input.value === true}>
    {`${props.field.label} `}
    <Terms href={props.subject.termsHref} />
  </CheckboxField>
);
