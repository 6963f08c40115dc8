import fs from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {expect, test} from 'vitest'
import {mayHaveContexts} from './may-have-contexts.js'

test.each([
  "require('./words/' + name)",
  `require(\`./words/\${name}.js\`)`,
  "import('./words/' + name)",
  "import(\n  './words/' +\n  name)",
  "import('./words/'\n  + name)",
  `import(/* webpackChunkName: "words" */ \`./words/\${name}\`)`,
  `import(\n  // The words of a language. **\n  /** @type {x} */ \`./words/\${name}\`\n)`,
  "require.context('./words')",
  'const load = require\nload("./words/" + name)'
])('finds %s', (code) => {
  expect(mayHaveContexts(code)).toBe(true)
})

test.each([
  "require('./words/en.js')",
  "import('./words/en.js')",
  'import(\n  /* webpackIgnore: true */\n  route.module\n)',
  'import(`./words.js`)'
])('skips %s', (code) => {
  expect(mayHaveContexts(code)).toBe(false)
})

test('skips React Router, the largest module of every site', () => {
  const client = createRequire(new URL('../../../client/package.json', import.meta.url))
  const router = createRequire(client.resolve('react-router-dom'))
  const folder = path.dirname(router.resolve('react-router'))
  const dist = folder.slice(0, folder.lastIndexOf(`${path.sep}dist`) + '/dist'.length)
  const modules = fs
    .readdirSync(dist, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mjs'))
  expect(modules.length).toBeGreaterThan(0)
  for (const name of modules)
    expect(mayHaveContexts(fs.readFileSync(path.join(dist, name), 'utf8')), name).toBe(false)
})
