import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {findChanges, stageOutput} from './staged-output.js'

const HASHES = {'index.html': 'a', 'docs/a/index.html': 'b'}

/** Copies an output to a stage. */
function stageTwoFiles(folder: string) {
  const files = new Map(Object.entries(HASHES).map(([file, hash]) => [file, {size: 4, hash}]))
  const stage = path.join(folder, 'stage')
  return {stage, copy: () => stageOutput((file) => path.join(folder, file), stage, files, {})}
}

test('a plugin can create the same folder in each build', () => {
  const folder = createTemporarySite({'index.html': 'home', 'docs/a/index.html': 'a'})
  const {stage, copy} = stageTwoFiles(folder)
  for (const build of ['first', 'second']) {
    const staged = copy()
    fs.mkdirSync(path.join(stage, 'images'))
    fs.mkdirSync(path.join(stage, 'docs/b'))
    fs.writeFileSync(path.join(stage, 'images/a.txt'), build)
    expect(Object.keys(findChanges(stage, staged).added)).toEqual(['images/a.txt'])
  }
})

test('files of the output are kept', () => {
  const folder = createTemporarySite({'index.html': 'home', 'docs/a/index.html': 'a'})
  const {stage, copy} = stageTwoFiles(folder)
  copy()
  copy()
  expect(fs.readFileSync(path.join(stage, 'docs/a/index.html'), 'utf8')).toBe('a')
})
