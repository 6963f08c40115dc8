/** Attribute values by JSX name. */
export type ElementProps = Readonly<Record<string, string | number | boolean | undefined>>

/** Creates an element in React or in an HTML tree. Children never change their order. */
export type CreateElement<Child> = (
  tag: string,
  props: ElementProps,
  ...children: readonly (Child | string)[]
) => Child

/** Child nodes of a component. */
export type Parts<Child> = readonly (Child | string)[]
