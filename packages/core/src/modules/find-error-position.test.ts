import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findErrorPosition, findStackPosition} from './find-error-position.js'

test('finds the first position outside Lectern’s code', () => {
  const site = createTemporarySite({
    'node_modules/@lectern/core/package.json': '{"name": "@lectern/core"}',
    'node_modules/@lectern/core/dist/index.js': '',
    'node_modules/owls/package.json': '{"name": "owls"}',
    'node_modules/owls/lib/index.js': ''
  })
  const error = new Error('no feathers')
  const own = path.join(site, 'node_modules/@lectern/core/dist/index.js')
  const file = path.join(site, 'node_modules/owls/lib/index.js')
  error.stack = `Error: no feathers
    at readFile (node:fs:12:3)
    at fail (${own}:1:2)
    at Object.loadContent (file://${file}:3:9)
    at async ${own}:5:6`
  expect(findErrorPosition(error)).toEqual({file, line: 3, column: 9})
  error.stack = `Error: no feathers\n    at fail (${own}:1:2)`
  expect(findErrorPosition(error)).toBeUndefined()
  expect(findErrorPosition('no error')).toBeUndefined()
})

test('finds a file whose path has spaces and parentheses', () => {
  const site = createTemporarySite({'my plugins (1)/owls.js': ''})
  const file = path.join(site, 'my plugins (1)/owls.js')
  expect(findStackPosition(`Error: no\n    at load (${file}:3:9)`)).toEqual({
    ...{file, line: 3, column: 9}
  })
})

test('skips the theme in a server bundle', () => {
  const site = createTemporarySite({
    'theme/package.json': '{"name": "@lectern/theme"}',
    'theme/footer.js': '',
    'src/birds.jsx': '',
    '.site/cache/bundle/a.mjs': '// theme/footer.js\nfail()\n\n// src/birds.jsx\nrender()\n'
  })
  const bundle = path.join(site, '.site/cache/bundle/a.mjs')
  const stack = `Error: no feathers\n    at Footer (${bundle}:2:1)\n    at Birds (${bundle}:5:1)`
  expect(findStackPosition(stack)).toEqual({file: 'src/birds.jsx'})
})
