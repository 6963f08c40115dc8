import {expect, test} from 'vitest'
import {wrapComponent} from './wrap-component.js'

const component = {name: 'Navbar/Logo', isList: false, isWithoutProps: false}

test('a wrapper passes on all props, with types in TypeScript', () => {
  const wrapper = `import Logo from '@theme-original/Navbar/Logo'

/** Wraps the theme's \`Navbar/Logo\`. */
export default function LogoWrapper(props) {
  return (
    <>
      <Logo {...props} />
    </>
  )
}
`
  expect(wrapComponent(component, 'javascript')).toEqual({'Navbar/Logo.jsx': wrapper})
  expect(wrapComponent(component, 'typescript')).toEqual({
    'Navbar/Logo.tsx': `import type {ComponentProps} from 'react'
${wrapper.replace('(props)', '(props: ComponentProps<typeof Logo>)')}`
  })
})

test('a component without props gets none', () => {
  const files = wrapComponent({...component, isWithoutProps: true}, 'typescript')
  expect(files['Navbar/Logo.tsx']).toContain(
    'LogoWrapper() {\n  return (\n    <>\n      <Logo />\n'
  )
})

test('a component list is spread, so that entries can be replaced', () => {
  expect(wrapComponent({...component, name: 'MDXComponents', isList: true}, 'javascript')).toEqual({
    'MDXComponents.jsx': `import MDXComponents from '@theme-original/MDXComponents'

/** The theme's \`MDXComponents\`. Add or replace entries below. */
export default {...MDXComponents}
`
  })
})

test('a name that isn’t a valid component name is converted to one', () => {
  const files = wrapComponent({...component, name: 'prism-include-languages'}, 'javascript')
  expect(files['prism-include-languages.jsx']).toContain('<PrismIncludeLanguages {...props} />')
})
