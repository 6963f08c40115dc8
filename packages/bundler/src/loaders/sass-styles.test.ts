import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {build} from 'esbuild'
import {afterAll, expect, test} from 'vitest'
import {cssModules} from './css-modules.js'
import {sassStyles} from './sass-styles.js'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-sass-'))
afterAll(() => fs.rmSync(folder, {recursive: true}))

/** A site that has installed a compiler for a small part of Sass: `$name: value` and its use. */
function createSite(name: string, files: Readonly<Record<string, string>>): string {
  const siteDir = path.join(folder, name)
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), text)
  }
  return siteDir
}

const COMPILER = `
const fs = require('node:fs')
const {pathToFileURL} = require('node:url')
exports.compile = (file) => {
  const text = fs.readFileSync(file, 'utf8')
  const [, name, value] = /^\\$(\\w+): (.*);$/m.exec(text) ?? []
  if (!name) throw Object.assign(new Error('x'), {sassMessage: 'Expected a name.', span: {start: {line: 2, column: 4}}})
  return {css: text.replace(/^\\$.*$/m, '').replaceAll('$' + name, value), loadedUrls: [pathToFileURL(file)]}
}`

async function bundle(siteDir: string, contents: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: siteDir},
    absWorkingDir: siteDir,
    outdir: path.join(siteDir, 'out'),
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [cssModules(siteDir), sassStyles(siteDir)]
  })
  return outputFiles.map(({text}) => text).join('\n')
}

test('stylesheets and CSS modules may be written in Sass', async () => {
  const siteDir = createSite('installed', {
    'node_modules/sass/package.json': '{"main": "index.js"}',
    'node_modules/sass/index.js': COMPILER,
    'a.scss': '$sea: teal;\nbody { color: $sea }',
    'b.module.scss': '$sky: navy;\n.tide { color: $sky }'
  })
  const code = await bundle(
    siteDir,
    `import './a.scss'\nimport styles from './b.module.scss'\nexport const name = styles.tide`
  )
  expect(code).toMatch(/body \{\s+color: teal/)
  expect(code).toMatch(/\.tide_[\w-]+ \{\s+color: navy/)
  expect(code).toMatch(/"?tide"?: "tide_[\w-]+"/)
})

test('a mistake is told with its place', async () => {
  const siteDir = createSite('mistaken', {
    'node_modules/sass/package.json': '{"main": "index.js"}',
    'node_modules/sass/index.js': COMPILER,
    'a.scss': 'body {}'
  })
  const failure: unknown = await bundle(siteDir, `import './a.scss'`).catch(
    (error: unknown) => error
  )
  const [error] = (failure as {errors: {detail: {problems: unknown[]}}[]}).errors
  expect(error?.detail.problems).toEqual([
    {
      code: 'sass-invalid',
      message: 'a.scss cannot be compiled: Expected a name.',
      position: {file: 'a.scss', line: 3, column: 5},
      hint: 'Correct the stylesheet at this place.'
    }
  ])
})

test('a site without Sass is told to install it', async () => {
  const siteDir = createSite('bare', {'a.scss': 'body {}'})
  await expect(bundle(siteDir, `import './a.scss'`)).rejects.toThrow(
    'a.scss is written in Sass, which the site has not installed.'
  )
})
