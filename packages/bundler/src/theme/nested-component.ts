/** Prefix of the combined name for nested components. */
const PREFIX = 'nested:'

/** Returns the name of one component inside another. Both may be nested themselves. */
export function nestComponents(outer: string, inner: string): string {
  return PREFIX + [...splitComponent(outer), ...splitComponent(inner)].join('>')
}

/** Splits a name into its nested components, outermost first. */
export function splitComponent(name: string): string[] {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('>') : [name]
}

/**
 * Returns the module of a route component. If components are nested, each gets the page's props and
 * the next component as `children`. Components written for Docusaurus also get it in
 * `route.routes`.
 *
 * @param adapter - Module whose default export adapts the component.
 */
export function componentModule(component: string, adapter?: string): string {
  const parts = splitComponent(component)
  const [only] = parts
  if (parts.length === 1 && !adapter) return `export {default} from ${JSON.stringify(only)}`
  return [
    ...(parts.length === 1 ? [importDefault('Page', only)] : nestedPage(parts)),
    ...(adapter ? [importDefault('adapt', adapter)] : []),
    `export default ${adapter ? 'adapt(Page)' : 'Page'}`
  ].join('\n')
}

function importDefault(name: string, specifier: string | undefined): string {
  return `import ${name} from ${JSON.stringify(specifier)}`
}

function nestedPage(parts: readonly string[]): string[] {
  const layers = parts.slice(0, -1).map((_, index) => `Part${index}`)
  return [
    `import {createElement} from 'react'`,
    ...parts.map((part, index) => importDefault(`Part${index}`, part)),
    `const layers = [${layers.reverse().join(', ')}]`,
    'function Page(props) {',
    '  return layers.reduce(',
    '    (element, Layer) => createElement(Layer, {...props, route: {routes: [{element}]}}, element),',
    `    createElement(Part${parts.length - 1}, props)`,
    '  )',
    '}'
  ]
}
