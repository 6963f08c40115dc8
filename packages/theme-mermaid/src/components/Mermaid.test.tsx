import {createRenderer} from '@lectern/client/server'
import {createPageData} from '@lectern/testing/create-page-data'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, test} from 'vitest'
import {createMermaidConfig} from '../config/mermaid-config.js'
import Mermaid from './Mermaid.js'

const renderer = createRenderer({
  site: createSiteData({themeConfig: createMermaidConfig({})}),
  Root: ({children}) => children,
  ErrorPage: () => null,
  components: {}
})

test('a prerendered page contains the source of a diagram and its settings', () => {
  const component = () => <Mermaid value={'\nowl --> "<b>mouse</b>" & vole\n'} />
  const page = createPageData('/docs/owl')
  const {appHtml} = renderer.renderPage({page, head: [], component, contents: []})
  expect(appHtml).toContain(
    '<pre class="theme-mermaid-source"><code>owl --&gt; "&lt;b&gt;mouse&lt;/b&gt;" &amp; vole</code></pre>'
  )
  const config = /data-mermaid="([^"]*)"/.exec(appHtml)?.[1]?.replaceAll('&quot;', '"') ?? ''
  expect(JSON.parse(config)).toEqual({theme: {light: 'default', dark: 'dark'}, options: {}})
})
