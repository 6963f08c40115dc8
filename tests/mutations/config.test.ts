import fc from 'fast-check'
import {expect, test} from 'vitest'
import {parseConfig} from '../../packages/core/src/config/config-schema.js'
import {parseBlogOptions} from '../../packages/plugin-blog/src/options/blog-options.js'
import {parseDocsOptions} from '../../packages/plugin-docs/src/options/docs-options.js'
import {parsePagesOptions} from '../../packages/plugin-pages/src/pages-options.js'
import {createThemeConfig} from '../../packages/theme/src/config/theme-config.js'
import {expectCodedOutcome} from './outcome.js'
import {createRunSize} from './run-size.js'
import {applyValueEdits, valueEdit} from './value-edit.js'

/** Input of each options reader before the changes. */
const READERS: readonly (readonly [string, object, (value: object) => unknown])[] = [
  [
    'the configuration',
    {
      title: 'A',
      url: 'https://a.example',
      baseUrl: '/b/',
      trailingSlash: false,
      i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English'}}},
      markdown: {format: 'detect', mermaid: true},
      onBrokenLinks: 'warn',
      security: {csp: {directives: {'script-src': ["'self'"]}}},
      headTags: [{tagName: 'meta', attributes: {name: 'a', content: 'b'}}],
      scripts: ['/a.js', {src: '/b.js', async: true}],
      presets: [['classic', {blog: false}]],
      plugins: ['a', ['b', {id: 'c'}]],
      themeConfig: {navbar: {title: 'A'}}
    },
    (value) => parseConfig(value, {file: 'site.config.js', text: ''})
  ],
  [
    'options of docs',
    {
      path: 'docs',
      routeBasePath: '/',
      sidebarPath: './sidebars.js',
      versions: {current: {label: 'A'}}
    },
    parseDocsOptions
  ],
  [
    'options of a blog',
    {
      path: 'blog',
      postsPerPage: 'ALL',
      feedOptions: {type: ['rss'], limit: 3},
      sortPosts: 'ascending'
    },
    parseBlogOptions
  ],
  ['options of pages', {path: 'src/pages', include: ['**/*.md']}, parsePagesOptions],
  [
    'the theme’s configuration',
    {
      colorMode: {defaultMode: 'dark'},
      announcementBar: {id: 'a', content: 'B', isCloseable: true},
      navbar: {
        title: 'A',
        logo: {src: '/a.svg', alt: ''},
        items: [
          {to: '/a', label: 'A', position: 'left'},
          {type: 'dropdown', label: 'B', items: [{href: 'https://b.example', label: 'C'}]},
          {type: 'html', value: '<b>D</b>'}
        ]
      },
      footer: {links: [{title: 'A', items: [{label: 'B', to: '/b'}, {html: '<i>C</i>'}]}]},
      prism: {additionalLanguages: ['bash']},
      metadata: [{name: 'a', content: 'b'}]
    },
    (themeConfig) => {
      const config = {title: 'A', url: 'https://a.example', themeConfig}
      const {siteConfig} = parseConfig(config, {file: 'site.config.js', text: ''})
      return createThemeConfig(siteConfig.themeConfig)
    }
  ]
]

const size = createRunSize('config', process.env)

test.each(READERS)(
  '%s with random changes is loaded, or its errors are reported',
  async (_what, options, read) => {
    expect(() => read(options)).not.toThrow()
    await fc.assert(
      fc.asyncProperty(fc.array(valueEdit, {minLength: 1, maxLength: 4}), async (edits) => {
        const changed = applyValueEdits(options, edits)
        await expectCodedOutcome(() => {
          read(changed as object)
          return []
        })
      }),
      {...size, numRuns: Math.ceil(size.numRuns / READERS.length)}
    )
  },
  3_600_000
)
