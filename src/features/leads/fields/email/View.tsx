import { TextField } from '../../../../ui/form/TextField.tsx';
import { textControl, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';

export const EmailView = (props: ViewProps<FieldOf<'email'>>) => (
  <TextField {...textControl(props)} type="email" autoComplete={props.field.autoComplete} />
);
