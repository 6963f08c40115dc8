import {expect, test} from 'vitest'
import {keepsCode, planUpdate, type SiteFiles} from './plan-update.js'

const site: SiteFiles = {
  siteDir: '/site',
  isAddedOrRemoved: (file) => file === '/site/src/pages/gone.jsx',
  sourceState: (file) =>
    file === '/site/docs/text.md'
      ? 'same-front-matter'
      : file === '/site/docs/title.md'
        ? 'changed'
        : 'unknown',
  snippetPages: new Map([['/site/examples/a.js', ['/site/docs/text.md', '/site/docs/more.md']]]),
  bundleInputs: new Set([
    '/site/src/button.jsx',
    '/site/src/css/custom.css',
    '/site/docs/_part.mdx',
    '/site/docs/data.json',
    '/site/src/pages/gone.jsx',
    '/site/src/both.js'
  ]),
  configFiles: new Set(['/site/site.config.mjs', '/site/plugins/own.js', '/site/src/both.js']),
  localizationDir: '/site/i18n/fr',
  themePaths: ['/site/src/theme'],
  isMarkdownCurrent: () => true,
  staticDirs: ['/site/static'],
  isWatched: (file) => file === '/site/static/api.json',
  missesStaticFiles: false,
  failed: {config: false, bundle: false}
}
const nothing = {config: false, scan: false, bundle: false, contents: [], staticFiles: []}

test('recompiles if only the text of a page has changed', () => {
  expect(planUpdate(['/site/docs/text.md'], site)).toEqual({
    ...nothing,
    contents: ['/site/docs/text.md']
  })
})

test('recompiles the pages that include code from a changed file', () => {
  expect(planUpdate(['/site/examples/a.js'], site)).toEqual({
    ...nothing,
    contents: ['/site/docs/text.md', '/site/docs/more.md']
  })
})

test('scans again for a changed title, a new page, a category and any file that a plugin may read', () => {
  const files = ['docs/title.md', 'docs/new.md', 'docs/_category_.json', 'blog/authors.yml']
  for (const file of files)
    expect(planUpdate([`/site/${file}`], site)).toEqual({...nothing, scan: true})
})

test('reloads the site for strings of its language, including new ones', () => {
  const plugin = 'i18n/fr/docusaurus-plugin-content-docs'
  for (const file of ['i18n/fr/code.json', `${plugin}/current.json`])
    expect(planUpdate([`/site/${file}`], site)).toEqual({...nothing, config: true, scan: true})
  for (const file of [`${plugin}/current/a/_category_.json`, 'i18n/de/code.json'])
    expect(planUpdate([`/site/${file}`], site)).toEqual({...nothing, scan: true})
})

test('bundles again for a component, a stylesheet, a partial and imported data', () => {
  const files = ['src/button.jsx', 'src/css/custom.css', 'docs/_part.mdx', 'docs/data.json']
  for (const file of files)
    expect(planUpdate([`/site/${file}`], site)).toEqual({...nothing, bundle: true})
})

test('scans and bundles again if the component of a page was created or deleted', () => {
  const plan = planUpdate(['/site/src/pages/gone.jsx'], site)
  expect(plan).toEqual({...nothing, scan: true, bundle: true})
})

test('uses a new component that overrides a theme component', () => {
  const plan = planUpdate(['/site/src/theme/Footer.jsx'], site)
  expect(plan).toEqual({...nothing, scan: true, bundle: true})
})

test('only scans for other new files, because the bundles don’t contain them', () => {
  for (const file of ['src/pages/new.txt', 'docs/new.jsx', 'new.css'])
    expect(planUpdate([`/site/${file}`], site)).toEqual({...nothing, scan: true})
})

test('reloads the configuration for each of its inputs', () => {
  for (const file of [
    'site.config.mjs',
    'plugins/own.js',
    'site.config.ts',
    'docusaurus.config.js'
  ])
    expect(planUpdate([`/site/${file}`], site)).toEqual({...nothing, config: true, scan: true})
})

test('code that the configuration shares with components is loaded and bundled again', () => {
  const plan = planUpdate(['/site/src/both.js'], site)
  expect(plan).toEqual({...nothing, config: true, scan: true, bundle: true})
})

test('any code change can fix an invalid configuration', () => {
  const failed = {config: true, bundle: false}
  for (const file of ['sidebars.js', 'package.json'])
    expect(planUpdate([`/site/${file}`], {...site, failed}).config).toBe(true)
})

test('any new file can fix failed bundles', () => {
  const failed = {config: false, bundle: true}
  const plan = planUpdate(['/site/docs/demo.jsx'], {...site, failed})
  expect(plan).toEqual({...nothing, scan: true, bundle: true})
})

test('lists static files by their URLs in pages', () => {
  const plan = planUpdate(['/site/static/img/logo.svg'], site)
  expect(plan).toEqual({...nothing, staticFiles: ['/img/logo.svg']})
})

test('scans again for a static file that a plugin reads', () => {
  const plan = planUpdate(['/site/static/api.json'], site)
  expect(plan).toEqual({...nothing, scan: true, staticFiles: ['/api.json']})
})

test('the code stays the same if plugins read changed data', () => {
  const keeps = (file: string, state = site) => keepsCode(planUpdate([file], state), [file])
  for (const file of ['/site/api.yaml', '/site/api/birds.json', '/site/docs/title.md'])
    expect(keeps(file)).toBe(true)
  for (const file of ['/site/plugins/data.ts', '/site/package.json', '/site/site.config.mjs'])
    expect(keeps(file)).toBe(false)
  expect(keeps('/site/api.yaml', {...site, failed: {config: false, bundle: true}})).toBe(false)
})

test('reloads the configuration for a static file that was deleted or that something misses', () => {
  const file = '/site/static/img/logo.svg'
  const staticFiles = ['/img/logo.svg']
  expect(planUpdate([file], site)).toEqual({...nothing, staticFiles})
  const reloaded = {...nothing, config: true, scan: true, staticFiles}
  expect(planUpdate([file], {...site, isAddedOrRemoved: () => true})).toEqual(reloaded)
  expect(planUpdate([file], {...site, missesStaticFiles: true})).toEqual(reloaded)
  expect(planUpdate([file], {...site, failed: {config: true, bundle: false}})).toEqual(reloaded)
})
