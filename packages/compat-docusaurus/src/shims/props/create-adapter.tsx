import type {ComponentType} from 'react'

/** A component written for Lectern or Docusaurus. Its props are defined by its adapter. */
export type AdaptedComponent = ComponentType<object>

/**
 * Creates an adapter that adds props to a component.
 *
 * @param useProps - Hook that returns the props to add or replace. `isOwn` is true for Lectern's
 *   component, and false for one written for Docusaurus.
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
