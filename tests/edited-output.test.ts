import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {hashTree, readTimes} from './hash-tree.js'

/** A plugin that adds structured data to each page, like SEO plugins do. */
const PLUGIN = `
const fs = require('node:fs')
const path = require('node:path')

module.exports = (_, {note}) => ({
  name: 'structured-data',
  postBuild({outDir}) {
    for (const name of fs.readdirSync(outDir, {recursive: true})) {
      const file = path.join(outDir, name)
      if (!name.endsWith('.html')) continue
      const html = fs.readFileSync(file, 'utf8')
      const data = '<script type="application/ld+json">{"note":"' + note + '"}</script>'
      fs.writeFileSync(file, html.replace('</head>', data + '</head>'))
    }
    fs.writeFileSync(path.join(outDir, 'note.txt'), note)
  }
})
`

const configOf = (note: string, locales: string) => `
module.exports = {
  title: 'Owls',
  url: 'https://owls.example',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ${locales}},
  presets: [['classic', {blog: false}]],
  plugins: [['./structured-data.js', {note: '${note}'}]]
}
`

function createSite(locales: string) {
  const siteDir = copyFixture('minimal')
  for (const name of ['site.config.mjs', 'docs'])
    rmSync(path.join(siteDir, name), {recursive: true})
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    writeFileSync(path.join(siteDir, file), text)
  }
  write('structured-data.js', PLUGIN)
  write('docusaurus.config.js', configOf('first', locales))
  write('docs/owl.md', '# Owl\n\nIt hunts at night.\n')
  write('docs/mouse.md', '# Mouse\n\nIt hides by day.\n')
  return {siteDir, write}
}

function countNotes({read}: SiteBuild, file: string, note: string): number {
  return read(file).split(`{"note":"${note}"}`).length - 1
}

test('a Docusaurus plugin edits each built page once, in two languages', async () => {
  const locales = "['en', 'fr']"
  const pages = ['docs/owl/index.html', 'fr/docs/mouse/index.html']
  const {siteDir, write} = createSite(locales)
  const build = async () => {
    const built = await buildSite(siteDir)
    expect(built.stderr).not.toContain('error')
    expect(built.exitCode).toBe(0)
    return built
  }
  const check = async (built: SiteBuild, note: string) => {
    for (const page of pages) expect([page, countNotes(built, page, note)]).toEqual([page, 1])
    const warm = hashTree(built.outDir)
    cpSync(siteDir, `${siteDir}-cold`, {recursive: true})
    for (const name of ['.site', 'build'])
      rmSync(path.join(`${siteDir}-cold`, name), {recursive: true})
    expect(hashTree((await buildSite(`${siteDir}-cold`)).outDir)).toEqual(warm)
    rmSync(`${siteDir}-cold`, {recursive: true})
  }
  const cold = await build()
  await check(cold, 'first')
  const times = readTimes(cold.outDir)
  const second = await build()
  expect(second.stdout).toMatch(/\s0 rendered/)
  expect(readTimes(second.outDir)).toEqual(times)
  write('docs/owl.md', '# Owl\n\nIt hunts at night, and by ear.\n')
  const edited = await build()
  expect(edited.read('docs/owl/index.html')).toContain('by ear')
  await check(edited, 'first')
  write('docusaurus.config.js', configOf('second', locales))
  await check(await build(), 'second')
})
