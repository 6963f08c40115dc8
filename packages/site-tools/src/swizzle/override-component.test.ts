import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SwizzleConfig} from '@lectern/types'
import {afterAll, expect, test} from 'vitest'
import {chooseComponent, chooseThemes, readWords} from './choose-component.js'
import {findOutdatedCopies} from './find-outdated-copies.js'
import {overrideComponent} from './override-component.js'
import {listThemeSources} from './theme-source.js'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'swizzle-'))
afterAll(() => fs.rmSync(root, {recursive: true}))

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
  fs.writeFileSync(path.join(root, file), text)
}

write('node_modules/theme-a/package.json', '{"name": "theme-a", "version": "1.0.0", "exports": {}}')
write('node_modules/theme-a/secret.js', '')
write('node_modules/theme-a/parts/Bark.jsx', 'export default function Bark() {}\n')
write(
  'node_modules/theme-a/parts/Leaf.jsx',
  "import '../secret.js'\nexport default function Leaf() {}\n"
)
write('node_modules/theme-a/parts/Navbar/Logo.jsx', 'export default function Logo() {}\n')
write('node_modules/theme-a/parts/Root.jsx', 'export default function Root() {}\n')
write('themes/b/Bark.jsx', "import {RINGS} from '../rings.js'\nexport default () => RINGS\n")
write('themes/rings.js', 'export const RINGS = 3\n')

const config: SwizzleConfig = {
  default: {eject: 'safe', wrap: 'safe'},
  components: {
    Root: {actions: {eject: 'forbidden', wrap: 'unsafe'}},
    'Navbar/Logo': {actions: {eject: 'unsafe', wrap: 'safe'}}
  }
}
const plugins = [
  {plugin: {name: 'plain'}},
  {
    plugin: {
      name: 'theme-a',
      getThemePath: () => path.join(root, 'node_modules/theme-a/parts'),
      getSwizzleConfig: () => config
    }
  },
  {
    plugin: {
      name: 'theme-b',
      getThemePath: () => path.join(root, 'themes/b'),
      getSwizzleConfig: (): SwizzleConfig => ({default: {eject: 'safe', wrap: 'safe'}})
    }
  }
]
const themes = listThemeSources(root, plugins)

function overrideNamed(name: string, action: 'eject' | 'wrap', into = 'src/theme') {
  const component = chooseComponent(chooseThemes(themes), name)
  const folder = path.join(root, into)
  return overrideComponent(component, {
    siteDir: root,
    folder,
    action,
    language: 'javascript',
    isDanger: false
  })
}

/** Returns the error that a function throws, as `code: message → hint`. */
async function problemOf(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return error.problems.map(({code, message, hint}) => `${code}: ${message} → ${hint}`).join('\n')
  }
  return 'none'
}

test('an argument is a theme if one has that name, and otherwise a component', () => {
  expect(readWords(['a'], themes)).toEqual({theme: 'a'})
  expect(readWords(['Bark'], themes)).toEqual({component: 'Bark'})
  expect(readWords(['theme-b', 'Bark'], themes)).toEqual({theme: 'theme-b', component: 'Bark'})
})

test('if several themes have a component, the one that pages use is chosen', () => {
  expect(chooseComponent(chooseThemes(themes), 'Bark').theme.name).toBe('theme-b')
  expect(chooseComponent(chooseThemes(themes, 'theme-a'), '@theme/Bark').theme.name).toBe('theme-a')
})

test.each([
  [
    'an unknown theme',
    () => chooseThemes(themes, 'c'),
    "swizzle-theme-unknown: The theme `c` isn't installed in this site. → Use one of the site's themes: theme-a, theme-b."
  ],
  [
    'no theme',
    () => chooseThemes([]),
    "swizzle-theme-missing: The site has no theme, so it has no components to swizzle. → Add a theme to the configuration, e.g. `presets: ['classic']`."
  ],
  [
    'an unknown component',
    () => chooseComponent(themes, 'logo'),
    "swizzle-component-unknown: The component `logo` doesn't exist in any theme of the site. → Similar names: Navbar/Logo. List all components with `site swizzle --list`."
  ],
  [
    'a forbidden component',
    () => overrideNamed('Root', 'eject'),
    "swizzle-forbidden: The component `Root` of theme-a can't be copied. → Use `site swizzle Root --wrap` instead."
  ],
  [
    'an unsafe component',
    () => overrideNamed('Navbar/Logo', 'eject'),
    'swizzle-unsafe: The component `Navbar/Logo` of theme-a is internal. It may change in any release and break your code. → Use `--wrap`, which is safe, or add `--danger` to continue.'
  ],
  [
    'a private import',
    () => overrideNamed('Leaf', 'eject'),
    "swizzle-import-private: The component `Leaf` can't be ejected: it imports ../secret.js, which theme-a doesn't export. → Wrap it instead: `site swizzle Leaf --wrap`."
  ],
  [
    'a component that is already wrapped',
    async () => {
      await overrideNamed('Bark', 'wrap', 'wrapped')
      await overrideNamed('Bark', 'eject', 'wrapped')
    },
    'swizzle-target-exists: The component `Bark` already exists in the site. → Edit the file, or rename or delete it first.'
  ],
  [
    'a component that is already ejected',
    async () => {
      await overrideNamed('Bark', 'eject', 'ejected')
      await overrideNamed('Bark', 'wrap', 'ejected')
    },
    'swizzle-target-exists: The component `Bark` already exists in the site. → Rename or delete the file, or update it with `site swizzle --merge Bark`.'
  ]
])('%s is rejected', async (_, run, expected) => {
  expect(await problemOf(run)).toBe(expected)
})

test('a copy from a local theme imports from the site, and is compared with that theme', async () => {
  const folder = path.join(root, 'src/theme')
  const written = await overrideNamed('Bark', 'eject')
  expect(written).toEqual([path.join(folder, 'Bark.jsx')])
  expect(fs.readFileSync(path.join(folder, 'Bark.jsx'), 'utf8')).toBe(
    "import {RINGS} from '@site/themes/rings'\nexport default () => RINGS\n"
  )
  const find = () => findOutdatedCopies({siteDir: root, plugins, themePaths: [folder]})
  expect(find()).toEqual([])
  write('themes/b/Bark.jsx', 'export default () => 4\n')
  expect(find()).toEqual([
    {
      code: 'swizzled-component-outdated',
      policy: 'warn',
      message: 'The theme has changed since these components were ejected: `Bark`.',
      position: {file: 'src/theme/swizzled.json'},
      hint: 'Show the changes with `site swizzle --diff` and apply them with `site swizzle --merge`.'
    }
  ])
  fs.rmSync(path.join(folder, 'Bark.jsx'))
  expect(find()).toEqual([])
  write('src/theme/swizzled.json', '{"components": {"Bark": {}}}')
  expect(await problemOf(find)).toMatch(
    /^swizzle-origins-invalid: The record of ejected components/
  )
})

test('writes nothing if the record of ejected components is invalid', async () => {
  write('src/broken/swizzled.json', '<<<<<<< HEAD')
  expect(await problemOf(() => overrideNamed('Bark', 'eject', 'src/broken'))).toMatch(
    /^swizzle-origins-invalid: /
  )
  expect(fs.readdirSync(path.join(root, 'src/broken'))).toEqual(['swizzled.json'])
})
