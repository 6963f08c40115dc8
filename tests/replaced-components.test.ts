import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'

const COMPONENTS = fileURLToPath(new URL('../packages/theme/src/components', import.meta.url))

/** Lists of components: a site adds to them. */
const RECORDS = new Set(['Admonition/Types', 'MDXComponents', 'NavbarItem/ComponentTypes'])

/** Components of what the fixture does not have: a changelog, code that is loaded late. */
const ELSEWHERE = /^(?:Changelog.*|Loading)$/

/** The names of all components of the theme, as sites and other components import them. */
function listComponents(): string[] {
  return readdirSync(COMPONENTS, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''))
    .filter((name) => !ELSEWHERE.test(name.split('/')[0] ?? ''))
    .sort()
}

/** A module that takes the place of a component and passes everything on; it holds its own name. */
function wrap(name: string): string {
  const original = `import Original from '@theme-original/${name}'\n\n`
  if (RECORDS.has(name)) {
    return `${original}export default {...Original, 'replaced:${name}': () => null}\n`
  }
  return `${original}export default function Replaced(props) {\n  if (props.never) return 'replaced:${name}:'\n  return <Original {...props} />\n}\n`
}

/** The text of all scripts of a build. */
function readScripts(outDir: string): string {
  const folder = path.join(outDir, 'assets/js')
  return readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

test('every component of the theme can be replaced by a file of the site', async () => {
  const siteDir = copyFixture('every-kind')
  rmSync(path.join(siteDir, 'src/theme'), {recursive: true})
  const names = listComponents()
  for (const name of names) {
    const file = path.join(siteDir, 'src/theme', name, 'index.jsx')
    mkdirSync(path.dirname(file), {recursive: true})
    writeFileSync(file, wrap(name))
  }
  const site = await buildSite(siteDir)
  expect(site.stderr).not.toMatch(/theme-file-unused|error/)
  expect(site.exitCode).toBe(0)
  const scripts = readScripts(site.outDir)
  const unused = names.filter((name) => !new RegExp(`replaced:${name}(?![\\w/])`).test(scripts))
  expect(unused).toEqual([])
})
