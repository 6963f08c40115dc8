import {cpSync, existsSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import themePlugin from '@lectern/theme'
import type {SiteContext} from '@lectern/types'
import {transform} from 'esbuild'
import {expect, test} from 'vitest'
import {ejectComponent} from '../packages/site-tools/src/swizzle/eject-component.js'
import {listComponents} from '../packages/site-tools/src/swizzle/theme-component.js'
import {listThemeSources} from '../packages/site-tools/src/swizzle/theme-source.js'
import {buildSite, copyFixture, runSite} from './build-site.js'

/** A copy of the fixture with its theme package installed. */
function createSite(): string {
  const siteDir = copyFixture('swizzle')
  install(siteDir, 'forest-1')
  return siteDir
}

/** Installs a version of the theme `forest` over the previous one. */
function install(siteDir: string, name: string): void {
  const target = path.join(siteDir, 'node_modules/lectern-theme-forest')
  cpSync(path.join(siteDir, 'packages', name), target, {recursive: true})
}

function edit(siteDir: string, file: string, change: [from: string, to: string]): void {
  const text = readFileSync(path.join(siteDir, file), 'utf8')
  expect(text).toContain(change[0])
  writeFileSync(path.join(siteDir, file), text.replace(...change))
}

const swizzle = (siteDir: string, ...args: string[]) => runSite(['swizzle', ...args], siteDir)
const read = (siteDir: string, file: string) => readFileSync(path.join(siteDir, file), 'utf8')

test('each theme and the site can wrap the component of the previous theme', async () => {
  const siteDir = createSite()
  const wrapped = await swizzle(siteDir, 'forest', 'Moss', '--wrap', '--danger')
  expect(wrapped.stdout).toBe('Wrote src/theme/Moss.jsx\n')
  edit(siteDir, 'src/pages/index.jsx', [
    'import Layout',
    "import Moss from '@theme/Moss'\nimport Layout"
  ])
  edit(siteDir, 'src/pages/index.jsx', ['<main>', '<main><Moss />'])
  edit(siteDir, 'src/theme/Moss.jsx', ['      <Moss', '      <b>soft</b>\n      <Moss'])
  const site = await buildSite(siteDir)
  expect(site.stderr).toBe('')
  const html = site.read('index.html')
  const layers = [...html.matchAll(/data-layer="(\w+)"|theme-layout-(footer)/g)]
  expect(layers.map(([, layer, footer]) => layer ?? footer)).toEqual([
    ...['site', 'meadow', 'forest', 'footer'],
    // `@theme-init` in the site's theme is the first theme's component, without wrappers.
    'footer'
  ])
  expect(html).toContain('<b>soft</b><i>moss</i>')
})

test('an ejected component records its origin and can be updated with the theme', async () => {
  const siteDir = createSite()
  const ejected = await swizzle(siteDir, 'Card', '--eject', '--typescript')
  expect(ejected.stdout).toBe(
    `Wrote src/theme/Card/index.tsx
Wrote src/theme/Card/leaf.ts
Wrote src/theme/Card/styles.module.css
Commit swizzled.json to update the copy after upgrades: npx site swizzle Card --merge
`
  )
  expect(read(siteDir, 'src/theme/Card/index.tsx')).toContain(
    "import {latinName} from 'lectern-theme-forest/tree'\nimport {LEAF} from './leaf'\n"
  )
  edit(siteDir, 'src/theme/Card/index.tsx', ['<h2>{title}</h2>', '<h2>The {title}</h2>'])
  expect((await swizzle(siteDir, '--diff')).stdout).toBe('All ejected components are up to date.\n')

  install(siteDir, 'forest-2')
  const before = await buildSite(siteDir)
  expect(before.exitCode).toBe(0)
  expect(before.stderr).toContain('swizzled-component-outdated')
  expect(before.stderr).toContain(
    'The theme has changed since these components were ejected: `Card`.'
  )
  const html = before.read('index.html').replaceAll('<!-- -->', '')
  expect(html).toContain('<h2>The Oak</h2><p>Quercus has lobed leaves</p>')
  expect((await swizzle(siteDir, '--diff', 'Card')).stdout).toBe(
    `--- Card/index.tsx	lectern-theme-forest 1.0.0
+++ Card/index.tsx	lectern-theme-forest 2.0.0
@@ -16,8 +16,8 @@
       <h2>{title}</h2>
       <p>
         {latinName(title)} {LEAF}
       </p>
-      <small>{age} years</small>
+      <small>at least {age} years old</small>
     </article>
   )
 }
`
  )

  const merged = await swizzle(siteDir, '--merge')
  expect(merged.exitCode).toBe(0)
  expect(merged.stdout).toBe(
    `Card: src/theme/Card/index.tsx merged
Card: src/theme/Card/leaf.ts is up to date
Card: src/theme/Card/styles.module.css is up to date
`
  )
  expect(read(siteDir, 'src/theme/Card/index.tsx')).toContain(
    '<h2>The {title}</h2>\n      <p>\n        {latinName(title)} {LEAF}\n      </p>\n      <small>at least'
  )
  expect((await swizzle(siteDir, '--merge')).stdout).toContain(
    'All ejected components are up to date.'
  )
})

test('conflicting edits of theme and site are left to the author', async () => {
  const siteDir = createSite()
  await swizzle(siteDir, 'Card', '--eject', '--javascript')
  edit(siteDir, 'src/theme/Card/index.jsx', ['{age} years', '{age} rings'])
  install(siteDir, 'forest-2')
  const merged = await swizzle(siteDir, '--merge')
  expect(merged.exitCode).toBe(1)
  expect(merged.stdout).toContain('Card: src/theme/Card/index.jsx has conflicts\n')
  expect(merged.stderr).toContain('error swizzle-conflict')
  expect(read(siteDir, 'src/theme/Card/index.jsx')).toContain(
    `      </p>
<<<<<<< src/theme/Card/index.jsx
      <small>{age} rings</small>
=======
      <small>at least {age} years old</small>
>>>>>>> lectern-theme-forest 2.0.0
    </article>
`
  )
  // Open conflicts aren't merged again, and aren't lost.
  edit(siteDir, 'node_modules/lectern-theme-forest/src/components/Card/leaf.ts', ['lobed', 'green'])
  const again = await swizzle(siteDir, '--merge', 'Card')
  expect(again.exitCode).toBe(1)
  expect(again.stderr).toContain('error swizzle-merge-unfinished')
  expect(again.stderr).toContain('src/theme/Card/index.jsx')
})

test("lists what's supported for a component, and rejects the rest", async () => {
  const siteDir = createSite()
  const list = await swizzle(siteDir, 'forest', '--list')
  expect(list.stdout).toBe(
    `theme-forest (lectern-theme-forest 1.0.0)

  Component  Eject      Wrap       Description
  Card       safe       safe       A tree on a card.
  Clearing   safe       safe       Where nothing grows.
  Footer     forbidden  safe       Shade around the footer of the theme below.
  Moss       unsafe     unsafe     Grows on stones.

Safe components keep their API in minor releases. Unsafe ones need \`--danger\`.
`
  )
  const refused = await swizzle(siteDir, 'Moss', '--eject')
  expect([refused.exitCode, refused.stderr]).toEqual([
    1,
    `
error swizzle-unsafe: The component \`Moss\` of theme-forest is internal. It may change in any release and break your code.
  → Add \`--danger\` to continue.

1 error.
`
  ])
  const nameless = await swizzle(siteDir)
  expect(nameless.exitCode).toBe(2)
  expect(nameless.stderr).toContain('missing component, e.g. `npx site swizzle Footer --wrap`')
  expect(existsSync(path.join(siteDir, 'src/theme/Moss.jsx'))).toBe(false)
})

test('every component of the default theme can be ejected in both languages', async () => {
  const context = {siteDir: '/nowhere', siteConfig: {themeConfig: {}}} as unknown as SiteContext
  const [theme] = listThemeSources('/nowhere', [{plugin: await themePlugin(context, {})}])
  if (!theme) throw new Error('The theme has no folder.')
  const components = listComponents(theme)
  expect(components.length).toBeGreaterThan(150)
  for (const component of components) {
    expect(component.description, component.name).toMatch(/^[A-Z].*[.:]$/)
    for (const language of ['typescript', 'javascript'] as const) {
      const {files} = await ejectComponent(component, {siteDir: '/nowhere', language})
      for (const [file, text] of Object.entries(files)) {
        expect(text, file).not.toMatch(/from '\.|import\('\./)
        await transform(text, {loader: language === 'typescript' ? 'tsx' : 'jsx'})
      }
    }
  }
})
