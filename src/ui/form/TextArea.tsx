import { type ControlProps, controlAttributes, Field } from './Field.tsx';

export function TextArea(props: ControlProps<HTMLTextAreaElement>) {
  const { value, onChange, onBlur } = props;
  return (
    <Field {...props}>
      <textarea rows={4} {...controlAttributes(props)} {...{ value, onChange, onBlur }} />
    </Field>
  );
}
