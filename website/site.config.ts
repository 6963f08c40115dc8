import {defineConfig} from '@lectern/core'

/** The reference website, whose words are in `content/`. */
export default defineConfig({
  title: 'Lectern',
  tagline: 'Documentation sites from Markdown, as light as what is written in them.',
  // A reserved domain: nothing is published there. It stands in canonical links only.
  url: 'https://lectern-docs.example.com',
  baseUrl: '/',
  favicon: 'img/favicon.ico',
  onBrokenLinks: 'fail',
  onBrokenAnchors: 'fail',
  onBrokenMarkdownLinks: 'fail',
  onDuplicateRoutes: 'fail',
  presets: [
    [
      'classic',
      {
        docs: {path: '../content/docs', routeBasePath: 'docs', sidebarPath: './sidebars.ts'},
        blog: {
          path: '../content/blog',
          routeBasePath: 'blog',
          blogTitle: 'Blog',
          blogDescription: 'A short history of the generator whose authoring model Lectern keeps.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          postsPerPage: 5
        }
      }
    ]
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
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
        {to: '/blog', label: 'Blog', position: 'left'}
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
          title: 'Background',
          items: [
            {label: 'Architecture', to: '/docs/advanced/architecture'},
            {label: 'Static site generation', to: '/docs/advanced/ssg'},
            {label: 'Blog', to: '/blog'}
          ]
        }
      ],
      copyright: 'Copyright © The Lectern authors. Released under the MIT License.'
    }
  }
})
