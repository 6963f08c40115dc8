import path from 'node:path'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, test} from 'vitest'
import {loadDevSite} from '../site/dev-site.js'
import {createUnusedThemeFiles} from './unused-theme-files.js'

async function load(files: Readonly<Record<string, string>>) {
  const siteDir = createMarkdownSite({
    'plugin.mjs': `export default ({sources, siteDir}) => ({
  name: 'docs',
  getThemePath: () => siteDir + '/wood',
  async loadContent() {
    const files = await sources.list(siteDir, ['.mdx'])
    return Promise.all(files.map((file) => sources.read(siteDir + '/' + file)))
  },
  createRoutes: () => ({routes: []})
})\n`,
    'wood/Footer.jsx': 'export default function Footer() {}\n',
    ...files
  })
  const settings = {siteDir, cacheDir: path.join(siteDir, '.site'), generator: createGenerator()}
  return {siteDir, site: await loadDevSite({...settings, now: () => 0}, {})}
}

const listFiles = (problems: readonly {position?: {file: string} | undefined}[]) =>
  problems.map(({position}) => position?.file).filter((file) => /Fotter|Weather/.test(file ?? ''))

test('reports files of the theme folder that nothing uses', async () => {
  const {siteDir, site} = await load({
    'owl.mdx': "import Weather from '@site/src/theme/Weather'\n",
    'src/theme/Fotter.jsx': 'export default function Footer() {}\n',
    'src/theme/Weather/index.jsx': 'export default function Weather() {}\n'
  })
  const inputs = new Set<string>()
  const unused = createUnusedThemeFiles({inputs: () => inputs, problems: () => []})
  // The bundles aren't ready.
  expect(unused.current(site)).toEqual([])
  inputs.add(path.join(siteDir, 'src/theme/Root.jsx'))
  expect(listFiles(unused.current(site))).toEqual(['src/theme/Fotter.jsx'])
  inputs.add(path.join(siteDir, 'src/theme/Fotter.jsx'))
  expect(listFiles(unused.current(site))).toEqual([])
})
