import { TextArea } from '../../../../ui/form/TextArea.tsx';
import { textControl, type ViewProps } from '../field-view.ts';
import type { FieldOf } from '../kinds.ts';

export const MessageView = (props: ViewProps<FieldOf<'message'>>) => <TextArea {...textControl(props)} />;
