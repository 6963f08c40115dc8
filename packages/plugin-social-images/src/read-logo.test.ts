import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {readLogo} from './read-logo.js'

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-logo-'))
afterAll(() => fs.rmSync(siteDir, {recursive: true}))

test('the logo comes from the last static folder that contains it, as in the build', () => {
  for (const folder of ['brand', 'static']) {
    fs.mkdirSync(path.join(siteDir, folder))
    fs.writeFileSync(path.join(siteDir, folder, 'logo.svg'), `<svg id="${folder}"/>`)
  }
  const staticDirectories = ['brand', 'static', 'missing']
  const themeConfig = {navbar: {logo: {src: 'logo.svg'}}}
  const uri = readLogo({themeConfig, staticDirectories}, siteDir) ?? ''
  expect(Buffer.from(uri.split(',')[1] ?? '', 'base64').toString()).toBe('<svg id="static"/>')
})
