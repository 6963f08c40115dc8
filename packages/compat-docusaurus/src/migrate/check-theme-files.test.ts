import {expect, test} from 'vitest'
import {checkThemeFiles} from './check-theme-files.js'

test('reports components that don’t override anything', () => {
  const found = checkThemeFiles({
    own: ['Footer', 'Shared', 'DocItm', 'Sparkle'],
    components: ['Footer', 'DocItem'],
    imported: new Set(['@theme/Shared'])
  })
  expect(found.map(({file, hint}) => [file, hint])).toEqual([
    ['src/theme/DocItm', 'Did you mean `DocItem`?'],
    ['src/theme/Sparkle', 'Rename it to the component that it replaces, or delete it.']
  ])
})

test('parts of code blocks that override Docusaurus parts aren’t reported', () => {
  const files = {components: ['CodeBlock'], imported: new Set<string>()}
  expect(checkThemeFiles({...files, own: ['CodeBlock/Content/String', 'CodeBlock/Line']})).toEqual(
    []
  )
})
