import { createElement, type FC, type ReactNode } from 'react';
import type { FieldViews, ViewProps } from './field-view.ts';
import type { FieldKind, FieldSpec } from './kinds.ts';

/** @throws if the field depends on the site: `formFields` makes fields of other kinds from it */
export function drawField(
  views: Partial<FieldViews<FieldKind>>,
  props: ViewProps & { field: FieldSpec },
): ReactNode {
  const { kind, name } = props.field;
  // TypeScript cannot see that `views` has the component for exactly this field under its kind.
  const View = views[kind] as FC<ViewProps> | undefined;
  if (!View) throw new Error(`Nothing draws fields of the kind ${kind}.`);
  return createElement(View, { ...props, key: name });
}
