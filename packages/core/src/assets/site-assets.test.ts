import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createFileHasher} from './file-hasher.js'
import {createAssetReader} from './site-assets.js'

test('images have a size, but other files don’t', () => {
  const siteDir = createTemporarySite()
  const svg = path.join(siteDir, 'bird.svg')
  fs.writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')
  const text = path.join(siteDir, 'list.txt')
  fs.writeFileSync(text, 'Robin')
  const reader = createAssetReader(createFileHasher(siteDir, {}), {})
  expect(reader.read(svg)).toMatchObject({width: 30, height: 20})
  expect(reader.read(text)?.width).toBeUndefined()
  expect(reader.read(path.join(siteDir, 'gone.svg'))).toBeUndefined()
})

test('a file that is only measured isn’t copied to the output', () => {
  const siteDir = createTemporarySite({
    'static/bird.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
    'static/list.txt': 'Robin'
  })
  const reader = createAssetReader(createFileHasher(siteDir, {}), {})
  const measure = (name: string) => reader.measure(path.join(siteDir, 'static', name))
  expect(measure('bird.svg')).toEqual({width: 30, height: 20})
  expect([measure('list.txt'), measure('gone.svg')]).toEqual([{}, {}])
  expect(reader.published()).toEqual([])
})
