/** Begins the name of a component that stands for several, each inside the one before. */
const PREFIX = 'nested:'

/** Name the component that shows one inside of another; both may be nested themselves. */
export function nestComponents(outer: string, inner: string): string {
  return PREFIX + [...splitComponent(outer), ...splitComponent(inner)].join('>')
}

/** The components that a name stands for, outermost first. */
export function splitComponent(name: string): string[] {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length).split('>') : [name]
}

/**
 * The module of a route component. Where several are nested, all get the props of the page; each gets the
 * next one as `children` and, as components written for Docusaurus expect it, in `route.routes`.
 */
export function componentModule(component: string): string {
  const parts = splitComponent(component)
  if (parts.length === 1) return `export {default} from ${JSON.stringify(component)}`
  const imports = parts.map((part, index) => `import Part${index} from ${JSON.stringify(part)}`)
  const layers = parts.slice(0, -1).map((_, index) => `Part${index}`)
  return [
    `import {createElement} from 'react'`,
    ...imports,
    `const layers = [${layers.reverse().join(', ')}]`,
    'export default function NestedPage(props) {',
    '  return layers.reduce(',
    '    (element, Layer) => createElement(Layer, {...props, route: {routes: [{element}]}}, element),',
    `    createElement(Part${parts.length - 1}, props)`,
    '  )',
    '}'
  ].join('\n')
}
