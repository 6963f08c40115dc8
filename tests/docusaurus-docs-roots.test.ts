import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'

const COMPONENTS = ['DocsRoot.js', 'DocVersionRoot.js', 'DocRoot/index.js']

/** A component that only adds a marker. */
const wrap = (name: string) => `import Original from '@theme-original/${name}'
import React from 'react'

export default function Wrapper(props) {
  return (
    <>
      <data value="${name}" />
      <Original {...props} />
    </>
  )
}
`

async function build(change: (themeDir: string) => void): Promise<SiteBuild> {
  const siteDir = copyFixture('docusaurus-docs-roots')
  change(path.join(siteDir, 'src/theme'))
  const site = await buildSite(siteDir)
  expect(site.stderr).not.toMatch(/^(?:error|warning) /m)
  expect(site.exitCode).toBe(0)
  return site
}

/** Parts that each docs page has once. */
function listParts(site: SiteBuild, page: string): string[] {
  const html = site.read(`docs/${page}/index.html`).replaceAll('<!-- -->', '')
  const parts =
    /<nav [^>]*class="[^"]*(navbar)\b|<(main)\b|<(footer) [^>]*class="theme-layout-footer|<h1[^>]*>([^<]*)|class="(theme-doc-sidebar-container)/g
  return [...html.matchAll(parts)].map(([, ...found]) => found.find(Boolean) ?? '')
}

const HOME = ['navbar', 'theme-doc-sidebar-container', 'main', 'Home']
const REEFS = ['navbar', 'theme-doc-sidebar-container', 'main', 'Reefs']

test('copies of all docs roots render the page once, nested in each other', async () => {
  const site = await build(() => {})
  const html = site.read('docs/home/index.html')
  expect([...html.matchAll(/data-root="([^"]*)"/g)].map(([, root]) => root)).toEqual([
    'docs',
    'version Next',
    'sidebar defaultSidebar'
  ])
  expect(listParts(site, 'home')).toEqual(HOME)
  expect(listParts(site, 'category/reefs')).toEqual(REEFS)
  expect(html).toMatch(/<html[^>]*class="[^"]*own-docs/)
  expect(html).toMatch(
    /<div id="__docusaurus_skipToContent_fallback"[^>]*class="[^"]*docs-wrapper[^>]*><p data-root="docs">/
  )
  expect(html.match(/<meta name="docusaurus_tag"[^>]*>/g)).toHaveLength(1)
})

test.each(COMPONENTS)('a copy of %s works without the others', async (kept) => {
  const site = await build((themeDir) => {
    for (const file of COMPONENTS) if (file !== kept) rmSync(path.join(themeDir, file))
  })
  expect(site.read('docs/home/index.html').match(/data-root="/g)).toHaveLength(1)
  expect(listParts(site, 'home')).toEqual(HOME)
  expect(listParts(site, 'category/reefs')).toEqual(REEFS)
})

/** A docs layout as in Docusaurus: it doesn't render the navbar and the footer. */
const LAYOUT = `import DocRootLayoutMain from '@theme/DocRoot/Layout/Main'
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar'
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client'
import React, {useState} from 'react'

export default function DocRootLayout({children}) {
  const sidebar = useDocsSidebar()
  const [isHidden, setHidden] = useState(false)
  return (
    <div data-root="layout">
      <DocRootLayoutSidebar
        sidebar={sidebar.items}
        hiddenSidebarContainer={isHidden}
        setHiddenSidebarContainer={setHidden}
      />
      <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
    </div>
  )
}
`

test.each([[[]], [['DocRoot/index.js']], [COMPONENTS]])(
  'a copied docs layout is inside the page layout once, with %j',
  async (kept) => {
    const site = await build((themeDir) => {
      for (const file of COMPONENTS) if (!kept.includes(file)) rmSync(path.join(themeDir, file))
      mkdirSync(path.join(themeDir, 'DocRoot/Layout'), {recursive: true})
      writeFileSync(path.join(themeDir, 'DocRoot/Layout/index.js'), LAYOUT)
    })
    expect(site.read('docs/home/index.html').match(/data-root="layout"/g)).toHaveLength(1)
    expect(listParts(site, 'home')).toEqual(HOME)
    expect(listParts(site, 'category/reefs')).toEqual(REEFS)
    expect(listParts(site, 'tags')).toEqual(['navbar', 'main', 'Tags'])
  }
)

/** A list of tags as in Docusaurus: it renders the main element, and no navbar or footer. */
const TAGS = `import React from 'react'

export default function DocTagsListPage({tags}) {
  return (
    <main className="container">
      <h1>{tags.length} tags</h1>
    </main>
  )
}
`

test.each([[[]], [COMPONENTS]])(
  'a copied list of tags has one main element, with %j',
  async (kept) => {
    const site = await build((themeDir) => {
      for (const file of COMPONENTS) if (!kept.includes(file)) rmSync(path.join(themeDir, file))
      writeFileSync(path.join(themeDir, 'DocTagsListPage.js'), TAGS)
    })
    expect(listParts(site, 'tags')).toEqual(['navbar', 'main', '1 tags'])
  }
)

test('wrappers of all docs roots pass on their props', async () => {
  const site = await build((themeDir) => {
    for (const file of COMPONENTS) {
      writeFileSync(path.join(themeDir, file), wrap(file.replace(/(?:\/index)?\.js$/, '')))
    }
  })
  const html = site.read('docs/home/index.html')
  expect([...html.matchAll(/<data value="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'DocsRoot',
    'DocVersionRoot',
    'DocRoot'
  ])
  expect(listParts(site, 'home')).toEqual(HOME)
  expect(listParts(site, 'category/reefs')).toEqual(REEFS)
})
