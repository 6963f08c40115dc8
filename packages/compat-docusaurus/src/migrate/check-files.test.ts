import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {checkFiles, findUnreadFiles} from './check-files.js'

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-files-'))
afterAll(() => fs.rmSync(siteDir, {recursive: true}))

const write = (file: string, text: string) => fs.writeFileSync(path.join(siteDir, file), text)

test('a build warns about files that Lectern ignores, except the one that every project has', () => {
  write('babel.config.js', "module.exports = {presets: ['@docusaurus/core/lib/babel/preset']}")
  write('postcss.config.mjs', 'export default {plugins: []}')
  expect(findUnreadFiles(siteDir)).toEqual([])
  expect(checkFiles(siteDir).map(({status, file}) => [status, file])).toEqual([
    ['works', 'babel.config.js']
  ])
  write('babel.config.js', "module.exports = {plugins: ['owls']}")
  expect(findUnreadFiles(siteDir)).toEqual([
    {
      code: 'docusaurus-file-unread',
      policy: 'warn',
      message: "The file babel.config.js isn't used.",
      position: {file: 'babel.config.js'},
      hint: 'Code is compiled with esbuild, so custom Babel presets and plugins have no effect.'
    }
  ])
})
