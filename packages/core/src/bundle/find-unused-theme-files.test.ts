import {expect, test} from 'vitest'
import {findUnusedThemeFiles} from './find-unused-theme-files.js'

const components = ['DocItem', 'DocItem/Footer', 'Footer', 'Footer/Layout']

function find(files: readonly string[], bundled: readonly string[] = []) {
  return findUnusedThemeFiles({siteDir: '/site', files, components, bundled: new Set(bundled)})
}

test('a file that doesn’t override a component is reported with the nearest one', () => {
  expect(find(['Foter.tsx', 'Weather/Footer/index.jsx'])).toEqual([
    {
      code: 'theme-file-unused',
      policy: 'warn',
      message:
        'The file is unused: the theme has no component `Foter`, and nothing imports the file.',
      position: {file: 'src/theme/Foter.tsx'},
      hint: 'Did you mean `Footer`?'
    },
    {
      code: 'theme-file-unused',
      policy: 'warn',
      message:
        'The file is unused: the theme has no component `Weather/Footer`, and nothing imports the file.',
      position: {file: 'src/theme/Weather/Footer/index.jsx'},
      hint: 'Rename it to the component that it replaces (similar names: DocItem/Footer, Footer, Footer/Layout), or delete it.'
    }
  ])
})

test('a file without a similar component is reported with the command that lists all components', () => {
  expect(find(['Weather.tsx']).map(({hint}) => hint)).toEqual([
    'Rename it to the component that it replaces, or delete it. List all components with `site swizzle --list`.'
  ])
})

test('components, their imports, tests, types and styles aren’t reported', () => {
  const files = ['Footer/index.tsx', 'Badge.tsx', 'Badge.test.tsx', 'env.d.ts', 'Badge.module.css']
  expect(find(files, ['/site/src/theme/Badge.tsx'])).toEqual([])
})
