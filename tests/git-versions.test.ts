import {execFileSync} from 'node:child_process'
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'
import {listFiles} from './list-files.js'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** Creates a site whose docs were different at the tag `v1.0`, with a sidebar, an image and a partial. */
function createSite() {
  const siteDir = copyFixture('minimal')
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    writeFileSync(path.join(siteDir, file), content)
  }
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd: siteDir,
      env: {
        ...process.env,
        ...{GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: date},
        ...{GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'a@example.com'},
        GIT_COMMITTER_DATE: date
      }
    })
  const commit = (date: string, tag: string) => {
    git(date, 'add', '--all')
    git(date, 'commit', '--quiet', '--message', tag)
    git(date, 'tag', tag)
  }
  const configure = (versions: object) =>
    write(
      'site.config.mjs',
      `const docs = {sidebarPath: 'sidebars.json', showLastUpdateTime: true, versions: ${JSON.stringify(versions)}}
      export default {
        title: 'Case', url: 'https://docs.example.com',
        presets: [['classic', {blog: false, search: false, docs}]]
      }\n`
    )
  rmSync(path.join(siteDir, 'docs'), {recursive: true})
  configure({})
  git('2024-05-01T10:00:00Z', 'init', '--quiet')
  write('.gitignore', '.site\nbuild\n')
  write('sidebars.json', JSON.stringify({birds: ['owl', {Old: ['wren']}]}))
  write('docs/img/owl.png', PIXEL)
  write('docs/_note.mdx', 'A shared note.\n')
  write(
    'docs/owl.mdx',
    "import Note from './_note.mdx'\n\n# Owl\n\n![Owl](./img/owl.png)\n\n<Note />\n"
  )
  write('docs/wren.md', '# Wren\n\nSee the [owl](./owl.mdx).\n')
  commit('2024-05-01T10:00:00Z', 'v1.0')
  write('sidebars.json', JSON.stringify({birds: ['owl']}))
  write('docs/owl.mdx', '# Owl\n\nNew.\n')
  rmSync(path.join(siteDir, 'docs/wren.md'))
  commit('2024-06-01T10:00:00Z', 'v2.0')
  return {siteDir, write, configure, commit}
}

test('a version from a tag equals the version as a copied folder, and costs only its own pages', async () => {
  const site = createSite()
  const current = await buildSite(site.siteDir)
  expect(current.stdout).toMatch(/content +\d+ compiled/)
  site.configure({'1.x': {git: 'v1.0', path: 'docs'}})
  const fromTag = await buildSite(site.siteDir)
  expect(fromTag.exitCode, fromTag.stderr).toBe(0)
  // The two pages. The partial is compiled with the bundle.
  expect(fromTag.stdout).toMatch(/content +2 compiled, [1-9]\d* cached/)
  expect(fromTag.read('docs/owl/index.html')).toMatch(/A shared note/)
  expect(fromTag.read('docs/wren/index.html')).toMatch(/2024-05-01|May 1, 2024/)
  expect(fromTag.read('docs/next/owl/index.html')).toMatch(/2024-06-01|June 1, 2024|Jun 1, 2024/)
  const pages = pickDocs(fromTag.outDir)

  const copy = path.join(site.siteDir, '.site/cache/git')
  const [key = ''] = readdirSync(copy)
  cpSync(path.join(copy, key, 'docs'), path.join(site.siteDir, 'versioned_docs/version-1.x'), {
    recursive: true
  })
  site.write('versions.json', '["1.x"]')
  site.write(
    'versioned_sidebars/version-1.x-sidebars.json',
    JSON.stringify({birds: ['owl', {Old: ['wren']}]})
  )
  site.configure({})
  site.commit('2024-05-01T10:00:00Z', 'copied')
  const copied = await buildSite(site.siteDir)
  expect(copied.exitCode, copied.stderr).toBe(0)
  expect(pickDocs(copied.outDir)).toEqual(pages)
})

test('a missing tag fails the build with a hint', async () => {
  const site = createSite()
  site.configure({'1.x': {git: 'v1.9', path: 'docs'}})
  const {exitCode, stderr} = await buildSite(site.siteDir)
  expect(exitCode).toBe(1)
  expect(stderr).toContain("error git-ref-missing: The Git ref `v1.9` can't be read")
})

/** Reads the docs pages of both versions. Names of scripts depend on the folder of the version. */
function pickDocs(outDir: string) {
  const folder = path.join(outDir, 'docs')
  return Object.fromEntries(
    listFiles(folder, /\.html$/).map((file) => [
      file,
      readFileSync(path.join(folder, file), 'utf8').replace(/\/assets\/js\/[\w.-]+/g, 'script')
    ])
  )
}
