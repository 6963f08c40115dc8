/** Values of attributes, by their names in JSX. */
export type ElementProps = Readonly<Record<string, string | number | boolean | undefined>>

/** Creates an element, in React or in an HTML tree. The order of the children doesn't change. */
export type CreateElement<Child> = (
  tag: string,
  props: ElementProps,
  ...children: readonly (Child | string)[]
) => Child

/** Content of a component. */
export type Parts<Child> = readonly (Child | string)[]
