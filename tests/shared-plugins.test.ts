import {appendFileSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {copyFixture, runSite} from './build-site.js'

/** More pages than a single thread compiles, and than a plugin gets at once. */
const PAGES = 260

/** Creates a site with many pages whose configuration lists a plugin. */
function createLargeSite(plugin: string): string {
  const siteDir = copyFixture('shared-plugins')
  for (let page = 4; page <= PAGES; page++) {
    const text = `# Bird ${page}\n\nA bird.\n`
    writeFileSync(path.join(siteDir, `docs/bird-${page}.md`), text)
  }
  const config = {title: 'Field Notes', url: 'https://notes.example.com'}
  const code = `
    const remarkPlugins = [${plugin}]
    const presets = [['classic', {search: false, blog: false, docs: {remarkPlugins}}]]
    export default {...${JSON.stringify(config)}, presets}`
  writeFileSync(path.join(siteDir, 'site.config.mjs'), code)
  return siteDir
}

function readPage(siteDir: string, name: string): string {
  return readFileSync(path.join(siteDir, `build/docs/${name}/index.html`), 'utf8')
}

const APPEND = `const append = (tree, value) => {
  tree.children.push({type: 'paragraph', children: [{type: 'text', value}]})
}`

test('a plugin has a single state for pages that different threads compile', async () => {
  const siteDir = createLargeSite(`() => {
    ${APPEND}
    let count = 0
    return (tree) => append(tree, 'Number: ' + ++count)
  }`)
  const {exitCode, stderr} = await runSite(['build', siteDir], siteDir)
  expect([exitCode, stderr]).toEqual([0, ''])
  const names = [
    'owl',
    'robin',
    'wren',
    ...Array.from({length: PAGES - 3}, (_, i) => `bird-${i + 4}`)
  ]
  const numbers = names.map((name) => Number(/Number: (\d+)/.exec(readPage(siteDir, name))?.[1]))
  numbers.sort((left, right) => left - right)
  expect(numbers).toEqual(Array.from({length: PAGES}, (_, index) => index + 1))
})

test('a plugin that waits for all pages sees them if different threads compile them', async () => {
  const siteDir = createLargeSite(`() => {
    ${APPEND}
    const seen = new Set()
    let release
    const all = new Promise((resolve) => { release = resolve })
    return async (tree, file) => {
      seen.add(file.path)
      if (seen.size === ${PAGES}) release()
      await all
      append(tree, 'Pages: ' + seen.size)
    }
  }`)
  const {exitCode, stderr} = await runSite(['build', siteDir], siteDir)
  expect([exitCode, stderr]).toEqual([0, ''])
  for (const name of ['owl', 'bird-4', `bird-${PAGES}`])
    expect(readPage(siteDir, name)).toContain(`<p>Pages: ${PAGES}</p>`)
})

test('a plugin can add functions to trees, which can’t be sent between threads', async () => {
  const siteDir = createLargeSite(`() => {
    ${APPEND}
    return (tree, file) => {
      append(tree, 'Seen: ' + file.stem)
      if (file.stem === 'owl') tree.children.at(-1).data = {hName: 'section', check: () => true}
    }
  }`)
  const {exitCode, stderr} = await runSite(['build', siteDir], siteDir)
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(readPage(siteDir, 'owl')).toContain('<section>Seen: owl</section>')
  expect(readPage(siteDir, 'bird-9')).toContain('<p>Seen: bird-9</p>')
})

test('errors of a plugin name the page that a thread compiled', async () => {
  const siteDir = createLargeSite(`function remarkRefuse() {
    return (tree, file) => {
      if (file.stem === 'bird-7') file.fail('No birds here', tree.children[1])
    }
  }`)
  const {exitCode, stderr} = await runSite(['build', siteDir], siteDir)
  expect(exitCode).toBe(1)
  expect(stderr).toContain('The Markdown plugin remarkRefuse failed: No birds here.')
  expect(stderr).toContain('docs/bird-7.md:3:1')
})

test('a plugin that waits for all pages sees them, even if all but one are cached', async () => {
  const siteDir = copyFixture('shared-plugins')
  const build = async () => {
    const {exitCode, stderr} = await runSite(['build', siteDir], siteDir)
    expect([exitCode, stderr]).toEqual([0, ''])
    return readFileSync(path.join(siteDir, 'build/docs/owl/index.html'), 'utf8')
  }
  expect(await build()).toContain('<p>Pages: owl, robin, wren</p>')
  appendFileSync(path.join(siteDir, 'docs/owl.md'), '\nIt hunts at night.\n')
  const html = await build()
  expect(html).toContain('It hunts at night.')
  expect(html).toContain('<p>Pages: owl, robin, wren</p>')
})
