import fs from 'node:fs'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {relativePath} from '@lectern/shared/files/relative-path'
import {createEntries} from '../entries/entries.js'
import {createInput, createThemedSite, NO_IMPORTS, VENDOR} from '../fixtures/create-input.js'
import {openBuilds} from './open-builds.js'
import {rebuild} from './rebuild.js'

const FILES = {
  'docs/a.mdx': `import Part from './_part.mdx'
import {Scale} from '@site/src/scale'

# A

\`\`\`js
import './shown.css'
\`\`\`
`,
  'docs/_part.mdx': `import './part.css'\n\nPart\n`,
  'docs/b.mdx': `export const a = 1\nimport 'acme/acme.css'\nimport button from "acme"\n`,
  'docs/c.md': 'Text\n',
  'docs/part.css': '.part {}\n',
  'docs/shown.css': '.shown {}\n',
  'src/scale.tsx': `import './scale.css'\nimport styles from './scale.module.css'\nexport const Scale = () => <b />\n`,
  'src/scale.css': '.scale {}\n',
  'src/scale.module.css': '.own {}\n',
  'src/site.css': '.site {}\n',
  'node_modules/acme/package.json': '{"name": "acme"}',
  'node_modules/acme/acme.css': '.acme {}\n',
  'node_modules/acme/index.js': `import './button.css'\nexport default 1\n`,
  'node_modules/acme/button.css': '.button {}\n'
}

const DOCS = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.md']

async function openSite() {
  const siteDir = createThemedSite(FILES)
  const at = (file: string) => path.join(siteDir, file)
  const input = createInput(siteDir, {
    ...{mode: 'development', vendor: VENDOR},
    clientModules: [at('src/site.css')],
    styleOrder: [...DOCS.map((file) => `content:${file}`), '@theme/Page'],
    unreadContents: DOCS.map((file) => ({entry: `content:${file}`, source: at(file)}))
  })
  const entries = createEntries(input)
  const builds = await openBuilds(input, NO_IMPORTS, {entries, key: 'a'})
  onTestFinished(async () => {
    await Promise.all([builds.client.dispose(), builds.server.dispose()])
  })
  /** Edits files, bundles again, and returns the classes in the only stylesheet and the files read. */
  const build = async (edits: Readonly<Record<string, string>> = {}, live: string[] = []) => {
    for (const [file, text] of Object.entries(edits)) fs.writeFileSync(at(file), text)
    const changes = {files: Object.keys(edits).map(at), isScanned: false}
    const unreadContents = input.unreadContents?.filter(({entry}) => !live.includes(entry)) ?? []
    const {client, styles} = await rebuild(
      builds,
      {...input, unreadContents},
      {host: NO_IMPORTS, entries, changes}
    )
    const sheets = Object.keys(client.outputs).filter((file) => file.endsWith('.css'))
    const css = sheets.map((file) => fs.readFileSync(at(file), 'utf8')).join()
    const classes = [...css.matchAll(/^\/\* (?!lectern:).*?([\w-]+)\.css \*\//gm)].map(
      ([, name]) => name
    )
    return {classes, files: styles.files.map((file) => relativePath(siteDir, file)).sort()}
  }
  return {build}
}

test('the stylesheets of unopened pages are bundled, in the order of pages and imports', async () => {
  const {build} = await openSite()
  const {classes, files} = await build()
  expect(classes).toEqual(['site', 'part', 'scale', 'acme'])
  expect(files).toEqual(['docs/_part.mdx', 'docs/a.mdx', 'docs/b.mdx', 'src/scale.tsx'])
})

test('edits of their modules count, and opened pages aren’t read', async () => {
  const {build} = await openSite()
  await build()
  const edited = await build({'src/scale.tsx': 'export const Scale = () => <i />\n'})
  expect(edited.classes).toEqual(['site', 'part', 'acme'])
  expect((await build({'docs/c.md': `import './shown.css'\n`})).classes).toContain('shown')
  const page = {'theme/Page.jsx': 'export default () => 1\n'}
  const opened = await build(page, ['content:docs/a.mdx', 'content:docs/c.md'])
  expect(opened).toEqual({classes: ['site', 'acme'], files: ['docs/b.mdx']})
})

test('an error in an unopened page keeps the last stylesheets', async () => {
  const {build} = await openSite()
  await build()
  const all = ['site', 'part', 'scale', 'acme']
  expect((await build({'src/scale.tsx': 'export const ='})).classes).toEqual(all)
  expect((await build({'src/scale.tsx': FILES['src/scale.tsx']})).classes).toEqual(all)
  const {classes} = await build({'docs/b.mdx': `import './gone.css'\n`})
  expect(classes).toEqual(['site', 'part', 'scale'])
})
