import type {ComponentType} from 'react'

/** A component of Lectern or Docusaurus. Its adapter knows the props. */
export type AdaptedComponent = ComponentType<object>

/**
 * Creates an adapter that completes the props of a component.
 *
 * @param useProps - Returns the props to add or replace, for Lectern's component (`isOwn`) or one written for Docusaurus.
 * It's called as a hook.
 */
export function createAdapter<Props extends object>(
  useProps: (props: Props, isOwn: boolean) => object
) {
  return function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
    return function Adapted(props: Props) {
      return <Component {...props} {...useProps(props, isOwn)} />
    }
  }
}
