import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createLineReader, readExcerpt} from './excerpt.js'

test('shows no control characters of a binary file', () => {
  const siteDir = createTemporarySite({'a.md': 'a\u001B[2J\u0000\tb\u009B\r\nc\n'})
  const lines = readExcerpt({file: 'a.md', line: 1}, createLineReader(siteDir), {
    ...{before: 0, after: 1}
  })
  expect(lines.map(({text}) => text)).toEqual(['a\uFFFD[2J\uFFFD\tb\uFFFD', 'c'])
})
