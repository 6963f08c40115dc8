import fs from 'node:fs'
import path from 'node:path'
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {createEntries} from '../entries/entries.js'
import {createInput, createThemedSite, NO_IMPORTS, VENDOR} from '../fixtures/create-input.js'
import type {BundleInput} from '../input/bundle-input.js'
import {outputStem} from '../entries/output-stem.js'
import {openBuilds} from './open-builds.js'
import {rebuild} from './rebuild.js'

const NEST = `import './nest.css'\nexport const nest = 'Nest'\n`

const FILES = {
  'theme/Page.jsx': `import './page.css'
import styles from '../card.module.css'
import {nest} from '../nest.js'

export default function Page() {
  return <b className={styles.card}>{nest}</b>
}
`,
  'theme/page.css': 'main { color: navy }\n',
  'card.module.css': `@import './base.css';\n.card { composes: frame from './frame.css' }\n`,
  'base.css': 'b { color: gray }\n',
  'frame.css': '.frame { margin: 0 }\n',
  'nest.js': NEST,
  'nest.css': '@import "./base.css";\nu { color: olive }\n',
  'site.css': '@import "./parts.css";\ni { color: red }\n',
  'parts.css': 's { background: url(/owl.svg) }\n',
  'empty.css': '',
  'math.css': 'math { color: teal }\n',
  'owl.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>'
}

/** Opens the builds of a site, and counts its complete builds. */
async function openSite(
  files: Readonly<Record<string, string>>,
  fields: Partial<BundleInput> = {}
) {
  const siteDir = createThemedSite(files)
  const at = (file: string) => path.join(siteDir, file)
  const input = createInput(siteDir, {
    ...{mode: 'development', vendor: VENDOR, globalStyles: ':root { --a: 1 }'},
    clientModules: [at('site.css'), at('empty.css')],
    featureStyles: {math: at('math.css')},
    ...fields
  })
  const entries = createEntries(input)
  const builds = await openBuilds(input, NO_IMPORTS, {entries, key: 'a'})
  onTestFinished(async () => {
    await Promise.all([builds.client.dispose(), builds.server.dispose()])
  })
  const complete = vi.spyOn(builds.client, 'rebuild')
  const build = async (changes: Readonly<Record<string, string>> = {}) => {
    for (const [file, text] of Object.entries(changes)) fs.writeFileSync(at(file), text)
    const files = Object.keys(changes).map(at)
    const result = await rebuild(builds, input, {
      ...{host: NO_IMPORTS, entries},
      changes: {files, isScanned: false}
    })
    return {...result, runs: complete.mock.calls.length, styles: readStyles(siteDir, result)}
  }
  const styleBuilds = vi.spyOn(builds, 'createClientOptions')
  return {at, build, styleBuilds}
}

/** Reads all stylesheets of a bundle by name, without the comments about their inputs. */
function readStyles(siteDir: string, {client: {outputs}}: Awaited<ReturnType<typeof rebuild>>) {
  const files = Object.keys(outputs).filter((file) => file.endsWith('.css'))
  return Object.fromEntries(
    files.sort().map((file) => {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8')
      return [outputStem(file), text.replace(/\/\*[^*]*\*\/\n?/g, '').trim()]
    })
  )
}

test.each<[file: string, text: string]>([
  ['site.css', '@import "./parts.css";\ni { color: blue }\n'],
  ['site.css', 'i { color: blue }\n'],
  ['site.css', ''],
  ['parts.css', '@import "./base.css";\ns { color: blue }\n'],
  ['empty.css', 'i { color: blue }\n'],
  ['base.css', 'i { color: blue }\n'],
  ['nest.css', 'i { color: blue }\n'],
  ['theme/page.css', '@import "../base.css";\n'],
  ['math.css', '@import "./base.css";\n']
])('a change to %s gives the same stylesheets as a complete build', async (file, text) => {
  const {build} = await openSite(FILES)
  await build()
  const {runs, styles, client} = await build({[file]: text})
  expect(runs).toBe(1)
  const fresh = await (await openSite({...FILES, [file]: text})).build()
  expect(styles).toEqual(fresh.styles)
  const describe = (outputs: typeof client.outputs) =>
    Object.entries(outputs)
      .filter(([name]) => !name.endsWith('.map'))
      .map(([name, {entryPoint, cssBundle = '', inputs}]) => [
        ...[outputStem(name), path.extname(name), entryPoint, outputStem(cssBundle)],
        Object.keys(inputs)
      ])
      .sort()
  expect(describe(client.outputs)).toEqual(describe(fresh.client.outputs))
})

test('several changes in a row build on each other', async () => {
  const {build} = await openSite(FILES)
  await build()
  await build({'site.css': ''})
  await build({'base.css': 'b { color: blue }\n'})
  const {runs, styles} = await build({'site.css': 'i { color: blue }\n'})
  expect(runs).toBe(1)
  const fresh = await openSite({
    ...FILES,
    'site.css': 'i { color: blue }\n',
    'base.css': 'b { color: blue }\n'
  })
  expect(styles).toEqual((await fresh.build()).styles)
})

test.each([
  ['card.module.css', '.card { margin: 1px }\n.other { margin: 0 }\n'],
  ['frame.css', '.frame { margin: 1px }\n'],
  ['nest.js', 'export const nest = 1\n']
])('a change to %s, which scripts depend on, builds everything', async (file, text) => {
  const {build} = await openSite(FILES)
  await build()
  expect((await build({[file]: text})).runs).toBe(2)
})

test('an error in a stylesheet includes its position', async () => {
  const {build} = await openSite(FILES)
  await build()
  await expect(build({'site.css': '@import "./gone.css";\n'})).rejects.toMatchObject({
    problems: [{code: 'import-missing', position: {file: 'site.css', line: 1}}]
  })
})

test('missing URLs are reported until they’re fixed', async () => {
  const {build} = await openSite(FILES)
  await build()
  const broken = await build({'parts.css': 's { background: url(/gone.svg) }\n'})
  expect(broken.problems).toMatchObject([{code: 'css-url-missing', position: {file: 'parts.css'}}])
  const still = await build({'site.css': '@import "./parts.css";\n'})
  expect(still.problems).toHaveLength(1)
  const fixed = await build({'parts.css': FILES['parts.css']})
  expect(fixed).toMatchObject({problems: [], runs: 1})
})

describe('a stylesheet for all pages', () => {
  const combined = {styleOrder: ['@theme/Page']}
  const changed = 'i { color: blue }\n'

  test('contains the styles of each page', async () => {
    const {build} = await openSite(FILES, combined)
    const {styles} = await build()
    expect(Object.keys(styles)).toEqual(['feature-math', 'main'])
    expect(styles.main).toMatch(/color: red.*color: navy.*color: olive/s)
  })

  test.each<[file: string, text: string, runs: number]>([
    ['site.css', changed, 1],
    ['theme/page.css', changed, 1],
    ['base.css', changed, 1],
    ['math.css', changed, 1],
    ['card.module.css', '.card { margin: 1px }\n.other { margin: 0 }\n', 2],
    ['nest.js', `import './base.css'\nexport const nest = 1\n`, 2]
  ])('is the same after a change to %s as in a complete build', async (file, text, runs) => {
    const {build} = await openSite(FILES, combined)
    await build()
    const edited = await build({[file]: text})
    expect(edited.runs).toBe(runs)
    const fresh = await (await openSite({...FILES, [file]: text}, combined)).build()
    expect(edited.styles).toEqual(fresh.styles)
    const back = await build({[file]: FILES[file as keyof typeof FILES], 'nest.js': NEST})
    expect(back.styles.main).toContain('color: olive')
  })

  test('is kept if no stylesheet has changed', async () => {
    const {build, styleBuilds} = await openSite(FILES, combined)
    const {styles} = await build()
    expect((await build({'nest.js': `${NEST}// Twigs.\n`})).styles).toEqual(styles)
    expect(styleBuilds).toHaveBeenCalledOnce()
  })
})
