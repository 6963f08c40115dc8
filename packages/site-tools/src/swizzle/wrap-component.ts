import type {Language} from './eject-component.js'
import type {ThemeComponent} from './theme-component.js'

/**
 * Creates a module that overrides a component by rendering the original, as a starting point for
 * changes.
 */
export function wrapComponent(
  component: Pick<ThemeComponent, 'name' | 'isList' | 'isWithoutProps'>,
  language: Language
): Readonly<Record<string, string>> {
  const {name, isList} = component
  const own = identifier(name)
  const isTyped = language === 'typescript'
  const text = isList ? wrapList(own, name) : wrapOne(own, component, isTyped)
  return {[`${name}.${isTyped ? 'tsx' : 'jsx'}`]: text}
}

function wrapOne(
  own: string,
  {name, isWithoutProps}: Pick<ThemeComponent, 'name' | 'isWithoutProps'>,
  isTyped: boolean
): string {
  const hasType = isTyped && !isWithoutProps
  const props = isWithoutProps ? '' : `props${hasType ? `: ComponentProps<typeof ${own}>` : ''}`
  return `${hasType ? "import type {ComponentProps} from 'react'\n" : ''}import ${own} from '@theme-original/${name}'

/** Wraps the theme's \`${name}\`. */
export default function ${own}Wrapper(${props}) {
  return (
    <>
      <${own}${isWithoutProps ? '' : ' {...props}'} />
    </>
  )
}
`
}

function wrapList(own: string, name: string): string {
  return `import ${own} from '@theme-original/${name}'

/** The theme's \`${name}\`. Add or replace entries below. */
export default {...${own}}
`
}

/** Converts the last part of a name to an identifier for JSX. */
function identifier(name: string): string {
  const last = name.split('/').at(-1) ?? name
  const words = last.split(/[^A-Za-z0-9]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
