import {expect, test} from 'vitest'
import {describeEntry} from './describe-entry.js'

test.each([
  ['search', 'search'],
  ['./plugins/owls', './plugins/owls'],
  ['/site/plugins/owls/index.js', './plugins/owls/index.js'],
  ['/packages/owls.js', '../packages/owls.js'],
  ['/site/node_modules/@acme/owls/lib/index.js', '@acme/owls'],
  ['/node_modules/.pnpm/owls@1.0.0/node_modules/owls/index.js', 'owls'],
  ['@acme/owls', '@acme/owls']
])('a message names the entry %s as %s', (name, shown) => {
  expect(describeEntry(name, '/site')).toBe(shown)
})
