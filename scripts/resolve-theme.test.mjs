import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {resolveTheme} from './resolve-theme.mjs'

/** @param {readonly string[]} files components below `themes` */
function createRepository(files) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'lectern-resolve-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
  const paths = {'@theme/*': ['./themes/a/*', './themes/b/*'], '@theme-init/*': ['./themes/a/*']}
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({compilerOptions: {paths}}))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, 'themes', file)), {recursive: true})
    writeFileSync(path.join(root, 'themes', file), '')
  }
  const {resolveId} = resolveTheme(root)
  return (/** @type {string} */ specifier) => {
    const found = resolveId(specifier)
    return found && path.relative(path.join(root, 'themes'), found)
  }
}

test('a component comes from the first theme that has it', () => {
  const resolve = createRepository(['a/Footer.tsx', 'b/Footer.tsx', 'b/Mermaid/index.tsx'])
  expect(resolve('@theme/Footer')).toBe('a/Footer.tsx')
  expect(resolve('@theme/Mermaid')).toBe('b/Mermaid/index.tsx')
})

test('@theme-init is the theme itself', () => {
  const resolve = createRepository(['b/Footer.tsx'])
  expect(resolve('@theme-init/Footer')).toBeUndefined()
})

test('other names aren’t resolved', () => {
  const resolve = createRepository([])
  expect(resolve('@lectern/client')).toBeUndefined()
  expect(resolve('@theme/Missing')).toBeUndefined()
})
