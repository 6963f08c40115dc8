import {createTemporarySite} from './temporary-site.js'

/** Plugin that creates a page for each Markdown file, at the path in its `slug`. */
const PLUGIN = `
const plugin = {name: 'docs', id: 'default'}
export default ({sources, siteDir}) => ({
  name: 'docs',
  async loadContent() {
    const files = await sources.list(siteDir, ['.md', '.mdx'])
    return Promise.all(files.map((file) => sources.read(siteDir + '/' + file)))
  },
  createRoutes: (content) => ({
    routes: content.map(({file, frontMatter}) => ({
      path: '/' + (frontMatter.slug ?? file.replace(/\\.mdx?$/, '')),
      component: '@theme/Page', props: {}, head: [], plugin,
      source: file, isSourcePage: true, contents: [{source: file}]
    }))
  })
})
`

/** Configuration of a site with this plugin. */
export const MARKDOWN_CONFIG = `
export default {title: 'Birds', url: 'https://birds.example', plugins: ['./plugin.mjs']}
`

/** Theme with only the components that pages need. */
const THEME = {
  'src/theme/Root.jsx': 'export default function Root({children}) { return children }\n',
  'src/theme/Error.jsx': `export default function Failed() { return 'Failed' }\n`,
  'src/theme/MDXComponents.js': 'export default {}\n',
  'src/theme/Page.jsx': `import {PageContent} from '@lectern/client'
export default function Page() { return <main><PageContent /></main> }
`
}

/** Creates a site for one test. Each Markdown file is a page. */
export function createMarkdownSite(files: Readonly<Record<string, string>> = {}): string {
  return createTemporarySite({
    'site.config.mjs': MARKDOWN_CONFIG,
    'plugin.mjs': PLUGIN,
    ...THEME,
    ...files
  })
}
