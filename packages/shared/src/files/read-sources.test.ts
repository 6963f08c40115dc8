import type {Source} from '@lectern/types'
import {expect, test} from 'vitest'
import {readSources} from './read-sources.js'

test('reads many files in order, several in parallel', async () => {
  let open = 0
  let maximum = 0
  const read = async (file: string) => {
    maximum = Math.max(maximum, ++open)
    await Promise.resolve()
    open--
    return {file} as Source
  }
  const files = Array.from({length: 200}, (_, index) => `/site/${index}.md`)
  expect((await readSources({read}, files)).map(({file}) => file)).toEqual(files)
  expect(maximum).toBe(64)
})
