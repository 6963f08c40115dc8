import {blogPlugin} from '@lectern/plugin-blog'
import {clientRedirectsPlugin} from '@lectern/plugin-client-redirects'
import {docsPlugin} from '@lectern/plugin-docs'
import {idealImagePlugin} from '@lectern/plugin-ideal-image'
import {pagesPlugin} from '@lectern/plugin-pages'
import {pwaPlugin} from '@lectern/plugin-pwa'
import {sitemapPlugin} from '@lectern/plugin-sitemap'
import {themePlugin} from '@lectern/theme'
import {expect, test} from 'vitest'
import {googleAnalyticsPlugin} from './google-tag/google-analytics.js'
import {googleGtagPlugin} from './google-tag/google-gtag.js'
import {googleTagManagerPlugin} from './google-tag/google-tag-manager.js'

const plugins = {
  blog: blogPlugin,
  docs: docsPlugin,
  ga: googleAnalyticsPlugin,
  gtag: googleGtagPlugin,
  gtm: googleTagManagerPlugin,
  images: idealImagePlugin,
  pages: pagesPlugin,
  pwa: pwaPlugin,
  redirects: clientRedirectsPlugin,
  sitemap: sitemapPlugin,
  theme: themePlugin
} as const

const plugin = () => undefined
const markdown = [
  {admonitions: true},
  {admonitions: false},
  {admonitions: {keywords: ['owl'], extendDefaults: true}},
  {remarkPlugins: [plugin, [plugin, {a: 1}], {plugins: [plugin, [plugin]]}]},
  {rehypePlugins: [plugin], recmaPlugins: [plugin]},
  {beforeDefaultRemarkPlugins: [plugin], beforeDefaultRehypePlugins: [[plugin, false]]}
]
const edited = [
  {editUrl: 'https://example.com/edit/'},
  {editUrl: plugin},
  {editLocalizedFiles: true, showLastUpdateTime: true, showLastUpdateAuthor: true}
]
const tagged = [
  {tags: false},
  {tags: null},
  {tags: 'labels.yml', tagsBasePath: 'labels'},
  ...['ignore', 'log', 'warn', 'throw'].map((onInlineTags) => ({onInlineTags}))
]

/**
 * Options that Docusaurus 3 accepts, by plugin. Each was verified with Docusaurus's own validation.
 */
const ACCEPTED: Readonly<Record<keyof typeof plugins, readonly object[]>> = {
  docs: [
    ...[...markdown, ...edited, ...tagged],
    {id: 'guides', path: '../docs', routeBasePath: '', include: ['**/*.md'], exclude: []},
    {sidebarPath: false},
    {sidebarPath: undefined},
    {sidebarPath: './sidebars.ts', sidebarCollapsible: false, sidebarCollapsed: true},
    {sidebarItemsGenerator: plugin, numberPrefixParser: plugin},
    {numberPrefixParser: false, breadcrumbs: false, editCurrentVersion: true},
    {docsRootComponent: '@theme/A', docVersionRootComponent: '@theme/B'},
    {docRootComponent: '@theme/C', docItemComponent: '@theme/D'},
    {docTagsListComponent: '@theme/E', docTagDocListComponent: '@theme/F'},
    {docCategoryGeneratedIndexComponent: '@theme/G'},
    {disableVersioning: true, includeCurrentVersion: true},
    {lastVersion: 'current', onlyIncludeVersions: ['current', '1.0']},
    {
      versions: {
        current: {label: 'Next', path: '', banner: 'none', badge: false, noIndex: true},
        '1.0': {className: 'old', banner: 'unmaintained', path: 'one'}
      }
    }
  ],
  blog: [
    ...[...markdown, ...edited, ...tagged],
    {id: 'news', path: 'news', routeBasePath: '/', pageBasePath: 'p', include: [], exclude: []},
    {archiveBasePath: null, authorsBasePath: 'people', authorsMapPath: 'people.json'},
    {postsPerPage: 'ALL', blogSidebarCount: 'ALL', blogSidebarTitle: 'All posts'},
    {postsPerPage: 1, blogSidebarCount: 0, sortPosts: 'ascending'},
    {blogTitle: '', blogDescription: '', showReadingTime: false, readingTime: plugin},
    {truncateMarker: /more/, processBlogPosts: plugin},
    {blogListComponent: '@theme/A', blogPostComponent: '@theme/B'},
    {blogTagsListComponent: '@theme/C', blogTagsPostsComponent: '@theme/D'},
    {blogAuthorsListComponent: '@theme/E', blogAuthorsPostsComponent: '@theme/F'},
    {blogArchiveComponent: '@theme/G'},
    ...['ignore', 'log', 'warn', 'throw'].map((policy) => ({
      onInlineAuthors: policy,
      onUntruncatedBlogPosts: policy
    })),
    ...[null, 'all', 'rss', 'atom', 'json', ['rss', 'json'], []].map((type) => ({
      feedOptions: {type}
    })),
    ...[20, null, false].map((limit) => ({feedOptions: {limit}})),
    {feedOptions: {title: '', description: '', copyright: '', language: 'en'}},
    {feedOptions: {createFeedItems: plugin, xslt: true}},
    {feedOptions: {xslt: {rss: 'rss.xsl', atom: null}}},
    {feedOptions: {xslt: null}}
  ],
  pages: [
    ...[...markdown, ...edited],
    {id: 'extra', path: 'pages', routeBasePath: 'x', mdxPageComponent: '@theme/A'},
    {include: ['**/*.md'], exclude: ['**/*.tsx']}
  ],
  sitemap: [
    {changefreq: null, priority: null, lastmod: null},
    {changefreq: 'always', priority: 0, lastmod: 'datetime'},
    {ignorePatterns: ['/tags/**'], filename: 'docs-sitemap.xml'},
    {filename: '/maps/sitemap.txt', createSitemapItems: plugin}
  ],
  redirects: [
    {fromExtensions: ['html', 'htm'], toExtensions: ['exe']},
    {redirects: [{from: '/a', to: '/b'}], createRedirects: plugin},
    {redirects: [{from: ['/a', '/c'], to: 'https://example.com'}]}
  ],
  images: [
    {quality: 85, max: 1030, min: 640, steps: 2, disableInDev: false},
    {name: 'img/[name].[hash].[ext]', esModule: true, sizes: [300, 600]}
  ],
  pwa: [
    {debug: true, offlineModeActivationStrategies: ['mobile', 'saveData', 'always']},
    {swCustom: './sw.js', swRegister: './register.js'},
    {swRegister: false, injectManifestConfig: {globPatterns: ['**/*'], modifyURLPrefix: {a: 'b'}}},
    {
      pwaHead: [
        {tagName: 'link', rel: 'manifest', href: 'manifest.json'},
        {tagName: 'meta', name: 'a', content: 'b', count: 1},
        {tagName: 'script', src: '/a.js', async: true}
      ]
    }
  ],
  gtag: [
    {trackingID: 'G-A1', anonymizeIP: true},
    {trackingID: ['G-A1', 'AW_placeholder']},
    {trackingID: 'not an id'}
  ],
  gtm: [{containerId: 'GTM-1'}, {containerId: 'placeholder'}],
  ga: [{trackingID: 'UA-1-1'}, {trackingID: 'UA-1-1', anonymizeIP: true}],
  theme: [{customCss: 'a.css'}, {customCss: ['a.css', 'b.css']}, {}]
}

const rows = Object.entries(ACCEPTED).flatMap(([name, list]) =>
  list.map((options) => [name as keyof typeof plugins, options] as const)
)

test.each(rows)('%s accepts %j', (name, options) => {
  expect(() => plugins[name].validateOptions?.(options)).not.toThrow()
})
