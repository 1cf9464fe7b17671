import { TextField } from '../../../../ui/form/TextField.tsx';
import { textControl, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';

export const TelView = (props: ViewProps<FieldOf<'tel'>>) => (
  <TextField {...textControl(props)} type="tel" autoComplete={props.field.autoComplete} />
);
