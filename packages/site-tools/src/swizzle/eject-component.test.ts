import {problemsIn} from '@lectern/testing/test-problems'
import {expect, test} from 'vitest'
import {createSampleTheme} from '../fixtures/sample-theme.js'
import {chooseComponent} from './choose-component.js'
import {ejectComponent, hashComponent, type Language} from './eject-component.js'
import {listThemeSources} from './theme-source.js'

type Files = Readonly<Record<string, string>>

/** Copies the component `Owl` of a theme with the given files. */
async function eject(files: Files, language: Language = 'typescript') {
  const {siteDir, plugins} = createSampleTheme(files)
  const component = chooseComponent(listThemeSources(siteDir, plugins), 'Owl')
  return (await ejectComponent(component, {siteDir, language})).files
}

const OWL = 'export default function Owl() {}\n'

test('a single-file component is copied with the styles next to it', async () => {
  const text = `import styles from './Owl.module.css'\n${OWL}`
  const css = '.owl { color: brown }\n'
  expect(await eject({'Owl.tsx': text, 'Owl.module.css': css, 'Other.module.css': ''})).toEqual({
    'Owl.tsx': text,
    'Owl.module.css': css
  })
})

test('a component in a folder is copied with its files and everything that they import', async () => {
  const files = {
    'Owl/index.tsx': `import {fly} from './fly.js'\n${OWL}`,
    'Owl/fly.ts': "import {WING} from './parts/wing.js'\nexport const fly = () => WING\n",
    'Owl/parts/wing.ts': 'export const WING = 1\n',
    'Owl/unused.ts': ''
  }
  const {'Owl/unused.ts': _, ...used} = files
  const ejected = await eject(files)
  expect(Object.keys(ejected)).toEqual(Object.keys(used))
  expect(ejected['Owl/index.tsx']).toBe(`import {fly} from './fly'\n${OWL}`)
})

test('other theme components are imported by their public names', async () => {
  const files = {
    'Owl/index.tsx': `import Feather from '../Feather.js'\nimport Nest from './Nest/index.js'\n${OWL}`,
    'Feather.tsx': 'export default function Feather() {}\n',
    'Owl/Nest/index.tsx': 'export default function Nest() {}\n'
  }
  expect(await eject(files)).toEqual({
    'Owl/index.tsx': `import Feather from '@theme/Feather'\nimport Nest from '@theme/Owl/Nest'\n${OWL}`
  })
})

test('a module of the theme package is imported by its public name', async () => {
  expect(await eject({'Owl.tsx': `import {WINGS} from '../public.js'\n${OWL}`})).toEqual({
    'Owl.tsx': `import {WINGS} from 'theme-a/public'\n${OWL}`
  })
})

test('package imports are unchanged', async () => {
  const text = `import React from 'react'\nimport Link from '@theme/Link'\n${OWL}`
  expect(await eject({'Owl.tsx': text})).toEqual({'Owl.tsx': text})
})

test('a JavaScript site gets JavaScript files', async () => {
  const files = {
    'Owl/index.tsx':
      "import {fly} from './fly.js'\nexport default function Owl(props: {a: string}) { return fly(props.a) }\n",
    'Owl/fly.ts': 'export const fly = (name: string): string => name\n',
    'Owl/owl.css': '.owl {}\n'
  }
  const ejected = await eject(files, 'javascript')
  expect(Object.keys(ejected)).toEqual(['Owl/index.jsx', 'Owl/fly.js'])
  expect(Object.values(ejected).join('')).not.toMatch(/: ?(?:string|\{a)/)
})

test('a component that imports private modules of the package isn’t copied', async () => {
  const files = {'Owl.tsx': `import '../private.js'\n${OWL}`}
  const failure = await eject(files).catch((error: unknown) => error)
  const [message] = problemsIn(() => {
    throw failure
  })
  expect(message).toContain('../private.js')
})

test('the hash changes with every file of the component, and with no other file', () => {
  const {siteDir, plugins, write} = createSampleTheme({
    'Owl/index.tsx': `import {fly} from './fly.js'\n${OWL}`,
    'Owl/fly.ts': 'export const fly = 1\n',
    'Feather.tsx': 'export default function Feather() {}\n'
  })
  const hash = () => hashComponent(chooseComponent(listThemeSources(siteDir, plugins), 'Owl'))
  const first = hash()
  write('Feather.tsx', 'export default function Feather() { return 1 }\n')
  expect(hash()).toBe(first)
  write('Owl/fly.ts', 'export const fly = 2\n')
  expect(hash()).not.toBe(first)
})
