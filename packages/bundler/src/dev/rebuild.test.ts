import fs from 'node:fs'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createEntries} from '../entries/entries.js'
import {entryFiles} from '../output/output-files.js'
import {createInput, createThemedSite, NO_IMPORTS, VENDOR} from '../fixtures/create-input.js'
import type {BundleHost, BundleInput} from '../input/bundle-input.js'
import {openBuilds} from './open-builds.js'
import {type Changes, rebuild} from './rebuild.js'

/** Creates a site with open builds, and a function that rebuilds it. */
async function openSite(
  page: string,
  {files, ...fields}: Partial<BundleInput> & {files?: Readonly<Record<string, string>>} = {}
) {
  const siteDir = createThemedSite({'theme/Page.jsx': page, ...files})
  const input = createInput(siteDir, {
    ...{mode: 'development', vendor: VENDOR},
    ...fields
  })
  const entries = createEntries(input)
  const builds = await openBuilds(input, NO_IMPORTS, {entries, key: 'a'})
  onTestFinished(async () => {
    await Promise.all([builds.client.dispose(), builds.server.dispose()])
  })
  /** @param changes - The files' paths are relative. */
  const build = async (host: BundleHost = NO_IMPORTS, changes?: Changes) => {
    const {client, server, ...rest} = await rebuild(builds, input, {
      ...{host, entries},
      ...(changes && {
        changes: {...changes, files: changes.files.map((file) => path.join(siteDir, file))}
      })
    })
    const read = (files: ReadonlyMap<string, string>) =>
      path.resolve(siteDir, files.get('@theme/Page') ?? '')
    return {
      client: read(entryFiles(client, '.js')),
      server: read(entryFiles(server, '.mjs')),
      ...rest
    }
  }
  const write = (file: string, text: string) => fs.writeFileSync(path.join(siteDir, file), text)
  return {siteDir, builds, build, write}
}

/** Changes of files that plugins don't read. */
const edited = (...files: readonly string[]): Changes => ({files, isScanned: false})

const page = (text: string) => `export default function Page() { return <b>${text}</b> }\n`
const read = (file: string) => fs.readFileSync(file, 'utf8')

test('rebuilds a changed component on both sides, and keeps the old files for open pages', async () => {
  const {build, write} = await openSite(page('Owl'))
  const first = await build()
  write('theme/Page.jsx', page('Lark'))
  const second = await build()
  expect(read(first.client)).toContain('Owl')
  expect(read(second.client)).toContain('Lark')
  expect(read(second.server)).toContain('Lark')
})

test('a reverted change gets new filenames, because browsers evaluate a module only once', async () => {
  const {build, write} = await openSite(page('Owl'))
  const first = await build()
  write('theme/Page.jsx', page('Lark'))
  await build()
  write('theme/Page.jsx', page('Owl'))
  const third = await build()
  expect(third.client).not.toBe(first.client)
  expect(third.server).toBe(first.server)
})

test('a build without changes produces the same files', async () => {
  const {build} = await openSite(page('Owl'))
  const first = await build()
  expect((await build()).client).toBe(first.client)
})

test('an error includes its position, and the next build succeeds once it’s fixed', async () => {
  const {build, write} = await openSite(page('Owl'))
  write('theme/Page.jsx', 'export default () => <b>\n')
  await expect(build()).rejects.toMatchObject({
    problems: [{code: 'bundle-failed', position: {file: 'theme/Page.jsx'}}]
  })
  write('theme/Page.jsx', page('Lark'))
  expect(read((await build()).client)).toContain('Lark')
})

test('server modules find each other and their source maps in their folder', async () => {
  const {build, write} = await openSite(
    `import {nest} from '../nest.js'\nexport default () => nest\n`,
    {
      components: ['@theme/Page', '@theme/Root']
    }
  )
  write('nest.js', `export const nest = 'Nest'\n`)
  write('theme/Root.jsx', `import {nest} from '../nest.js'\nexport default () => nest\n`)
  const {server} = await build()
  expect(read(server)).toMatch(/from "\.\/chunk-[^/]*\.mjs"/)
  expect(read(server)).toMatch(/^\/\/# sourceMappingURL=theme-Page-[^/]*\.mjs\.map$/m)
  expect(fs.existsSync(`${server}.map`)).toBe(true)
})

test('uses the latest host for imported Markdown', async () => {
  const {siteDir, build, write} = await openSite(
    `import Part from '../part.md'\nexport default Part\n`
  )
  const host = (text: string): BundleHost => ({
    compileImport: async () => ({
      ...{code: `export default () => '${text}'\n`, record: text, snippets: []}
    })
  })
  write('part.md', 'Owl')
  expect(read((await build(host('Owl'))).client)).toContain('Owl')
  write('part.md', 'Lark')
  const {client, imports} = await build(host('Lark'))
  expect(read(client)).toContain('Lark')
  expect(imports.get(path.join(siteDir, 'part.md'))?.record).toBe('Lark')
})

/** A component with a translated string and a CSS module, apart from the page that's edited. */
const NEST_FILES = {
  'nest.jsx': `import {translate} from '@lectern/client'
import styles from './nest.module.css'
export default () => <i className={styles.nest}>{translate({message: 'Nest'})}</i>
`,
  'nest.module.css': '.nest { color: red }\n'
}
const nestPage = (text: string) => `import Nest from '../nest'
export default function Page() { return <b>${text}<Nest /></b> }
`

test('keeps modules and stylesheets that an edit of a component doesn’t change', async () => {
  const {siteDir, builds, build, write} = await openSite(nestPage('Owl'), {
    files: NEST_FILES,
    messages: {Nest: 'Nid'}
  })
  const nest = path.join(siteDir, 'nest.jsx')
  await build()
  const kept = builds.translated.get(nest)
  const style = await builds.styles.read(path.join(siteDir, 'nest.module.css'))
  write('theme/Page.jsx', nestPage('Lark'))
  const {client, server} = await build(NO_IMPORTS, edited('theme/Page.jsx'))
  for (const file of [client, server]) expect(read(file)).toMatch(/Lark|Nid/)
  expect(await kept).toContain('Nid')
  expect(builds.translated.get(nest)).toBe(kept)
  expect(await builds.styles.read(path.join(siteDir, 'nest.module.css'))).toBe(style)
})

test('reads changed modules and stylesheets again', async () => {
  const {build, write} = await openSite(nestPage('Owl'), {files: NEST_FILES})
  await build()
  write('nest.jsx', NEST_FILES['nest.jsx'].replace("'Nest'", "'Cave'"))
  write('nest.module.css', '.nest { color: blue }\n')
  const {client} = await build(NO_IMPORTS, edited('nest.jsx', 'nest.module.css'))
  const css = path.dirname(path.dirname(client))
  const styles = fs
    .readdirSync(path.join(css, 'css'))
    .map((name) => read(path.join(css, 'css', name)))
  expect(styles.some((text) => text.includes('blue'))).toBe(true)
  expect(read(client)).toContain('Cave')
})

test.each([
  ['plugins may have written files', {files: ['data.json'], isScanned: true}],
  ['any file may have changed', undefined]
])('reads all modules again if %s', async (_, changes) => {
  const {build, write} = await openSite(nestPage('Owl'), {
    files: {...NEST_FILES, 'data.json': '{}'}
  })
  await build()
  write('nest.jsx', NEST_FILES['nest.jsx'].replace("'Nest'", "'Cave'"))
  expect(read((await build(NO_IMPORTS, changes)).client)).toContain('Cave')
})

test('an error in a module is gone when the missing file exists', async () => {
  const missing = `new Worker(new URL('./count.js', import.meta.url))\n`
  const {build, write} = await openSite(missing + page('Owl'))
  await expect(build()).rejects.toThrow('count.js')
  write('theme/count.js', 'postMessage(1)\n')
  expect(read((await build(NO_IMPORTS, edited('theme/count.js'))).client)).toContain('Owl')
})
