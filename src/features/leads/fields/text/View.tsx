import { TextField } from '../../../../ui/form/TextField.tsx';
import { textControl, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';

export function TextView(props: ViewProps<FieldOf<'text'>>) {
  const { autoComplete, inputMode, list, maxLength, placeholder, format } = props.field;
  return (
    <TextField
      {...textControl(props)}
      {...{ autoComplete, inputMode, list, maxLength, placeholder }}
      pattern={format?.pattern.source}
      title={format?.message}
      type="text"
    />
  );
}
