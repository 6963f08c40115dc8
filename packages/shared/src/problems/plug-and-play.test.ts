import {expect, test} from 'vitest'
import {createPlugAndPlayError, isInArchive} from './plug-and-play.js'

test.each([
  ['/home/ada/.yarn/berry/cache/clsx-npm-2.1.1.zip/node_modules/clsx/dist/clsx.mjs', true],
  ['C:\\yarn\\cache\\clsx-npm-2.1.1.zip\\node_modules\\clsx\\index.js', true],
  ['/site/node_modules/clsx/dist/clsx.mjs', false],
  ['/site/static/tides.zip', false]
])('%s is in an archive: %s', (file, expected) => {
  expect(isInArchive(file)).toBe(expected)
})

test('an error can have the position of an import', () => {
  const position = {file: 'site.config.ts', line: 1}
  expect(createPlugAndPlayError(position).problems).toMatchObject([{position}])
  expect(createPlugAndPlayError().problems[0]?.position).toBeUndefined()
})
