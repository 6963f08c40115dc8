import {rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createLocalClient} from '../packages/plugin-search/src/local/local-client.js'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'
import {listFiles} from './list-files.js'

const TIMEOUT = {timeout: 30_000, interval: 200}

/** Searches through a function that reads index files, and returns URLs of results. */
function createSearch(read: (file: string) => string | Promise<string>) {
  const client = createLocalClient(async (file) => JSON.parse(await read(file)))
  return async (query: string) => {
    await client.refresh([])
    const {results} = await client.search([{indexName: 'site', query}])
    return results.flatMap(({hits}) => hits.map(({url}) => url))
  }
}

const listIndex = ({outDir}: SiteBuild) => listFiles(path.join(outDir, 'assets/search'))

test("a site searches its own files, and removed text isn't found", async () => {
  const siteDir = copyFixture('versions')
  const first = await buildSite(siteDir)
  expect(first.stderr).toBe('')
  const find = createSearch((file) => first.read(`assets/search/${file}`))
  expect(await find('wryneck')).toContain('/community/markup')
  expect(await find('useWryneck')).toContain(
    '/community/markup#a-heading-with-svg-onloadglobalthishasrun--true'
  )
  // Component text is found, although it's not in the Markdown.
  expect(await find('latest')).toContain('/')
  const before = listIndex(first)

  writeFileSync(path.join(siteDir, 'community/rules.md'), '# Rules\n\nWhisper to kingfishers.\n')
  rmSync(path.join(siteDir, 'community/markup.md'))
  writeFileSync(
    path.join(siteDir, 'src/pages/index.jsx'),
    'export default () => <main><h2 id="tits">Tits</h2>Bluecaps nest.<nav>Elsewhere</nav></main>'
  )
  const second = await buildSite(siteDir)
  const findAgain = createSearch((file) => second.read(`assets/search/${file}`))
  expect(await findAgain('kingfishers')).toEqual(['/community/rules'])
  expect(await findAgain('wryneck')).toEqual([])
  expect(await findAgain('bluecaps')).toEqual(['/#tits'])
  expect(await findAgain('elsewhere')).toEqual([])
  // Index parts of other versions and instances don't change.
  const after = new Set(listIndex(second))
  const gone = before.filter((name) => !after.has(name))
  expect(new Set(gone.map((name) => name.replace(/-[^-/]+\/.*/s, '')))).toEqual(
    new Set(['default', 'docs-community-current'])
  )
})

test('a site that search engines may not index finds its own pages', async () => {
  const siteDir = copyFixture('docusaurus-options')
  const site = await buildSite(siteDir)
  const find = createSearch((file) => site.read(`assets/search/${file}`))
  expect(site.read('docs/01-coast/02-pier/index.html')).toContain('content="noindex, nofollow"')
  expect(await find('pier')).toContain('/coast/docs/01-coast/02-pier')
})

test('text from components and expressions is found and used as description', async () => {
  const siteDir = copyFixture('versions')
  const component = 'export default ({name}) => <p>The {name} owl hunts voles.</p>\n'
  writeFileSync(path.join(siteDir, 'src/owl.jsx'), component)
  writeFileSync(
    path.join(siteDir, 'community/owls.mdx'),
    "import Owl from '@site/src/owl'\n\n# Owls\n\n<Owl name={['snow', 'y'].join('')} />\n\n## Sum\n\n- {40 + 2}nd\n"
  )
  const site = await buildSite(siteDir)
  const find = createSearch((file) => site.read(`assets/search/${file}`))
  expect(await find('snowy voles')).toEqual(['/community/owls'])
  expect(await find('42nd')).toEqual(['/community/owls#sum'])
  expect(site.read('community/owls/index.html')).toContain(
    '<meta name="description" content="The snowy owl hunts voles.">'
  )
  // Text around the content, such as the edit link, isn't indexed.
  expect(await find('previous')).not.toContain('/community/owls')
})

test('the development server creates the index on request and updates it after edits', async () => {
  const siteDir = copyFixture('versions')
  const server = await startDevServer({siteDir})
  try {
    const find = createSearch(async (file) => {
      const response = await fetch(`${server.origin}/assets/search/${file}`)
      return response.text()
    })
    expect(await find('quiet')).toContain('/community/rules')
    server.edit('community/rules.md', 'Be quiet.', 'Whisper to kingfishers.')
    await expect.poll(() => find('kingfishers'), TIMEOUT).toEqual(['/community/rules'])
    server.remove('community/markup.md')
    await expect.poll(() => find('wryneck'), TIMEOUT).toEqual([])
    const worker = await fetch(`${server.origin}/assets/search/worker.js`)
    expect(worker.headers.get('content-type')).toContain('javascript')
  } finally {
    await server.stop()
  }
})
