/**
 * Another generator: its packages, and a minimal configuration for building the corpus.
 *
 * @typedef {object} Peer
 * @property {string} name
 * @property {import('./corpus-plan.mjs').Flavor} flavor
 * @property {Record<string, unknown>} manifest of its package.json
 * @property {Record<string, string>} files the smallest configuration that it needs
 * @property {string} docs
 * @property {string} out
 * @property {readonly string[]} caches
 * @property {string} package whose `bin` builds
 * @property {boolean} [newNode] needs Node 22
 */

/**
 * The generators in the comparison. Their versions are pinned, so that figures stay comparable.
 *
 * @type {readonly Peer[]}
 */
export const PEERS = [
  {
    name: 'Docusaurus Faster 3.10.2',
    flavor: 'docusaurus',
    manifest: {
      dependencies: {
        '@docusaurus/core': '3.10.2',
        '@docusaurus/faster': '3.10.2',
        '@docusaurus/preset-classic': '3.10.2',
        '@mdx-js/react': '^3.0.0',
        react: '^19.0.0',
        'react-dom': '^19.0.0'
      },
      // Later releases of the search box couldn't be installed.
      overrides: {
        '@docsearch/core': '4.7.0',
        '@docsearch/css': '4.7.0',
        '@docsearch/react': '4.7.0'
      }
    },
    files: {
      'docusaurus.config.mjs': `export default {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]]
}
`
    },
    docs: 'docs',
    out: 'build',
    caches: ['.docusaurus', 'node_modules/.cache'],
    package: '@docusaurus/core'
  },
  {
    name: 'VitePress 1.6.4',
    flavor: 'vitepress',
    manifest: {type: 'module', dependencies: {vitepress: '1.6.4'}},
    files: {
      '.vitepress/config.mjs': `import {readFileSync} from 'node:fs'

const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'))
export default {title: 'Benchmark', srcDir: 'docs', themeConfig: {sidebar}}
`
    },
    docs: 'docs',
    out: '.vitepress/dist',
    caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    package: 'vitepress'
  },
  {
    name: 'Rspress 2.0.22',
    flavor: 'rspress',
    manifest: {
      type: 'module',
      dependencies: {'@rspress/core': '2.0.22'},
      // Later releases couldn't be installed, but the corpus doesn't need them.
      overrides: {
        'mdast-util-to-markdown-cjk-friendly': '1.0.0',
        'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0'
      }
    },
    files: {
      'rspress.config.mjs': `import {defineConfig} from '@rspress/core'

export default defineConfig({root: 'docs', title: 'Benchmark'})
`
    },
    docs: 'docs',
    out: 'doc_build',
    caches: ['.rspress', 'node_modules/.cache', 'node_modules/.rspress'],
    package: '@rspress/core'
  },
  {
    name: 'Starlight 0.42.4',
    flavor: 'starlight',
    manifest: {
      type: 'module',
      dependencies: {'@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '*'}
    },
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
import {defineConfig} from 'astro/config'

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({title: 'Benchmark'})]
})
`,
      'src/content.config.mjs': `import {docsLoader} from '@astrojs/starlight/loaders'
import {docsSchema} from '@astrojs/starlight/schema'
import {defineCollection} from 'astro:content'

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})}
`
    },
    docs: 'src/content/docs',
    out: 'dist',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    package: 'astro',
    newNode: true
  }
]
