/** A component, with the default props that React 18 applies. */
interface Component {
  defaultProps?: Record<string, unknown>
  /** Component inside `memo`. */
  type?: unknown
  prototype?: {isReactComponent?: unknown}
}

/**
 * Completes the props of an element with the component's default props. React 19 only does this for
 * classes.
 */
export default function withDefaultProps<Props>(component: unknown, props: Props): Props {
  const defaults = findDefaults(component)
  if (!defaults) return props
  const given = Object.entries(props ?? {}).filter(([, value]) => value !== undefined)
  return {...defaults, ...Object.fromEntries(given)} as Props
}

function findDefaults(component: unknown): Record<string, unknown> | undefined {
  if (component === null || component === undefined || typeof component === 'string')
    return undefined
  const {defaultProps, type, prototype} = component as Component
  if (prototype?.isReactComponent) return undefined
  const inner = findDefaults(type)
  return inner ? {...inner, ...defaultProps} : defaultProps
}
