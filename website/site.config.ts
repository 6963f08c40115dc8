import {defineConfig} from '@lectern/core'
import type {} from '@lectern/preset-classic'
import archivedVersions from './archived-versions.json'
import {generateTestsItems} from './generate-tests-items.js'
import {redirects} from './redirects.js'
import {featureRequestsPlugin} from './src/feature-requests/feature-requests-plugin.js'

/** The reference website. Its content is in `content/`. */
export default defineConfig({
  title: 'Lectern',
  tagline: 'Fast documentation sites from Markdown',
  // A reserved domain. It's only used in canonical links.
  url: 'https://lectern-docs.example.com',
  baseUrl: '/',
  favicon: 'img/favicon.ico',
  // Live code blocks need `eval`, and Mermaid needs inline styles.
  security: {
    headers: true,
    integrity: true,
    csp: {
      directives: {
        'script-src': ["'self'", "'unsafe-eval'"],
        'style-src': ["'self'", "'unsafe-inline'"]
      }
    }
  },
  onBrokenLinks: 'fail',
  onBrokenAnchors: 'fail',
  onBrokenMarkdownLinks: 'fail',
  onDuplicateRoutes: 'fail',
  check: {
    ignore: [
      // Tests of unusual pages.
      {rule: 'duplicate-title', page: '/tests/docs/**'},
      {rule: 'duplicate-title', page: '/tests/blog/{2*/**,tags,archive,authors}'},
      // The reference content has the same types of lists as the blog.
      {rule: 'duplicate-title', page: '/blog/{archive,authors,tags,tags/*}'},
      {rule: 'orphan-page', page: '/tests/**'}
    ],
    budgets: {
      '*': {html: '100 kB', css: '30 kB'},
      docs: {html: '45 kB', js: '130 kB', css: '20 kB', images: '1 MB'},
      blog: {html: '40 kB', js: '125 kB', css: '20 kB', images: '1 MB'}
    }
  },
  presets: [
    [
      'classic',
      {
        debug: true,
        docs: {
          path: '../content/docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          canonicalVersion: 'last',
          versions: {current: {label: 'Canary'}}
        },
        blog: {
          path: '../content/blog',
          routeBasePath: 'blog',
          blogTitle: 'Docusaurus history',
          blogDescription:
            'Reference content: summaries of public Docusaurus posts from 2017 to 2022, with links to the originals.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          postsPerPage: 5
        },
        sitemap: {lastmod: 'date', ignorePatterns: ['/tests/**', '/tests'], robotsTxt: true},
        llms: {ignorePatterns: ['/tests/**', '/tests', '/examples/**']}
      }
    ]
  ],
  plugins: [
    [
      'docs',
      {
        id: 'community',
        path: '../content/community',
        routeBasePath: 'community',
        sidebarPath: './sidebars-community.ts'
      }
    ],
    [
      'docs',
      {
        id: 'docs-tests',
        path: '../content/tests-docs',
        routeBasePath: 'tests/docs',
        sidebarPath: './sidebars-tests.ts',
        sidebarItemsGenerator: generateTestsItems,
        showLastUpdateTime: true
      }
    ],
    [
      'blog',
      {
        // A separate instance, because the specification defines the posts and pages of `/blog`.
        id: 'engineering',
        path: '../content/engineering',
        routeBasePath: 'engineering',
        blogTitle: 'Blog',
        blogDescription: 'Releases, measurements and design decisions, by the Lectern team.',
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        postsPerPage: 5,
        // The output must not depend on the clock of the build machine.
        futurePosts: 'publish'
      }
    ],
    [
      'blog',
      {
        id: 'tests-blog',
        path: '../content/tests-blog',
        routeBasePath: 'tests/blog',
        blogTitle: 'Blog tests',
        blogDescription: 'Posts that each test one feature of the blog plugin.',
        sortPosts: 'ascending',
        postsPerPage: 3,
        onUntruncatedBlogPosts: 'ignore'
      }
    ],
    ['pages', {id: 'tests-pages', path: './src/tests-pages', routeBasePath: 'tests/pages'}],
    [
      'changelog',
      {
        path: '../content/changelog',
        title: 'Docusaurus 2 changelog',
        description:
          'Reference content: summaries of the Docusaurus 2 releases from 2019 to 2022, with links to the originals.',
        repository: 'https://github.com/facebook/docusaurus',
        releasesPerPage: 20
      }
    ],
    [
      'changelog',
      {
        id: 'releases',
        path: '../CHANGELOG.md',
        routeBasePath: 'releases',
        title: 'Releases',
        description: 'Features, fixes and known limits of each Lectern version.'
      }
    ],
    ['client-redirects', redirects],
    [
      'pwa',
      {
        // Tests, reference content and types aren't available offline. Mermaid's ELK layout is the largest script,
        // and no diagram uses it.
        injectManifestConfig: {
          globIgnores: [
            'tests/**',
            'img/tests/**',
            'blog/**',
            'changelog/**',
            'reference/**',
            'assets/js/elk-*.js'
          ]
        },
        pwaHead: [
          {tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest'},
          {tagName: 'link', rel: 'apple-touch-icon', href: '/img/icons/apple-touch-icon.png'}
        ]
      }
    ],
    [
      'openapi',
      {
        spec: '../content/api/field-notes.yaml',
        routeBasePath: 'field-notes-api',
        tryIt: {origins: ['https://api.field-notes.example.com']}
      }
    ],
    [
      'typedoc',
      {
        entryPoints: ['core', 'client', 'theme', 'plugin-options', 'types'].map(
          (name) => `reference/${name}.ts`
        ),
        routeBasePath: 'reference'
      }
    ],
    'ideal-image',
    featureRequestsPlugin
  ],
  themes: ['live-codeblock', 'mermaid'],
  markdown: {mermaid: true},
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    announcementBar: {
      id: 'announcementBar-2',
      content: 'Coming from Docusaurus? See <a href="/docs/migration">what works as it is</a>.'
    },
    mermaid: {theme: {light: 'neutral'}},
    search: {
      indexName: 'docusaurus-2',
      missingResultsUrl: '/community/support',
      // Tests of Lectern.
      ignorePatterns: ['/tests/**', '/tests']
    },
    navbar: {
      hideOnScroll: true,
      title: 'Lectern',
      logo: {
        src: '/img/logo.svg',
        srcDark: '/img/logo-dark.svg',
        alt: 'Lectern',
        width: 32,
        height: 32
      },
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
        {to: '/engineering', label: 'Blog', position: 'left'},
        {to: '/releases', label: 'Releases', position: 'left'},
        {to: '/showcase', label: 'Showcase', position: 'left'},
        {
          type: 'docSidebar',
          docsPluginId: 'community',
          sidebarId: 'community',
          label: 'Community',
          position: 'left'
        },
        {type: 'custom-tests', to: '/tests', label: 'Tests', position: 'right'},
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownActiveClassDisabled: true,
          dropdownItemsAfter: [
            {type: 'html', value: '<hr>'},
            {type: 'html', className: 'dropdown__heading', value: 'Archived versions'},
            ...archivedVersions.map(({name, url}) => ({label: name, href: url})),
            {type: 'html', value: '<hr>'},
            {to: '/versions', label: 'All versions'}
          ]
        }
      ]
    },
    footer: {
      links: [
        {
          title: 'Learn',
          items: [
            {label: 'Introduction', to: '/docs'},
            {label: 'Installation', to: '/docs/installation'},
            {label: 'Markdown features', to: '/docs/markdown-features'}
          ]
        },
        {
          title: 'Reference',
          items: [
            {label: 'Command line', to: '/docs/cli'},
            {label: 'Configuration', to: '/docs/api/docusaurus-config'},
            {label: 'Error codes', to: '/docs/api/errors'}
          ]
        },
        {
          title: 'Community',
          items: [
            {label: 'Showcase', to: '/showcase'},
            {label: 'Feature requests', to: '/feature-requests'},
            {label: 'Support', to: '/community/support'},
            {label: 'Contributing', to: '/community/contributing'},
            {label: 'Release process', to: '/community/release-process'}
          ]
        },
        {
          title: 'Background',
          items: [
            {label: 'Architecture', to: '/docs/advanced/architecture'},
            {label: 'Static site generation', to: '/docs/advanced/ssg'},
            {label: 'Docusaurus history', to: '/blog'},
            {label: 'Docusaurus 2 changelog', to: '/changelog'},
            {label: 'Tests', to: '/tests'}
          ]
        }
      ],
      logo: {
        src: '/img/logo.svg',
        srcDark: '/img/logo-dark.svg',
        alt: 'Lectern',
        href: '/',
        width: 32,
        height: 32
      },
      copyright: 'Copyright © The Lectern authors. Released under the MIT License.'
    }
  }
})
