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

test('a component in one file is copied with the styles beside it', async () => {
  const text = `import styles from './Owl.module.css'\n${OWL}`
  const css = '.owl { color: brown }\n'
  expect(await eject({'Owl.tsx': text, 'Owl.module.css': css, 'Other.module.css': ''})).toEqual({
    'Owl.tsx': text,
    'Owl.module.css': css
  })
})

test('a component in a folder brings its own files, and what these import in turn', async () => {
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

test('other components of the theme are imported by their public names', async () => {
  const files = {
    'Owl/index.tsx': `import Feather from '../Feather.js'\nimport Nest from './Nest/index.js'\n${OWL}`,
    'Feather.tsx': 'export default function Feather() {}\n',
    'Owl/Nest/index.tsx': 'export default function Nest() {}\n'
  }
  expect(await eject(files)).toEqual({
    'Owl/index.tsx': `import Feather from '@theme/Feather'\nimport Nest from '@theme/Owl/Nest'\n${OWL}`
  })
})

test('a module of the theme’s package is imported by its public name', async () => {
  expect(await eject({'Owl.tsx': `import {WINGS} from '../public.js'\n${OWL}`})).toEqual({
    'Owl.tsx': `import {WINGS} from 'theme-a/public'\n${OWL}`
  })
})

test('imports of packages stay', async () => {
  const text = `import React from 'react'\nimport Link from '@theme/Link'\n${OWL}`
  expect(await eject({'Owl.tsx': text})).toEqual({'Owl.tsx': text})
})

test('a site in JavaScript gets JavaScript', async () => {
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

test('a component that imports what the package keeps to itself is not copied', async () => {
  const files = {'Owl.tsx': `import '../private.js'\n${OWL}`}
  const failure = await eject(files).catch((error: unknown) => error)
  const [message] = problemsIn(() => {
    throw failure
  })
  expect(message).toContain('../private.js')
})

test('the hash changes with each file of the component, and with no other file', () => {
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
