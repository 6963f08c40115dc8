import {defineConfig} from '@lectern/core'
import type {} from '@lectern/preset-classic'

export default defineConfig({
  title: '__TITLE__',
  tagline: 'Guides, reference and news.',
  // The site's public URL. Canonical links, the sitemap and feeds use it.
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './__SIDEBARS__'},
        blog: {blogTitle: 'Blog', blogDescription: 'News and releases.', showReadingTime: true},
        // Other designs: `folio`, `manual` and `studio`.
        theme: {design: 'default', accent: '#2e8555', customCss: './src/css/custom.css'}
      }
    ]
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: '__TITLE__',
      logo: {src: '/img/logo.svg', alt: '', width: 32, height: 32},
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {to: '/about', label: 'About', position: 'left'}
      ]
    },
    footer: {
      links: [
        {
          title: 'Docs',
          items: [
            {label: 'Introduction', to: '/docs/introduction'},
            {label: 'Write a page', to: '/docs/guides/write-a-page'}
          ]
        },
        {
          title: 'More',
          items: [
            {label: 'Blog', to: '/blog'},
            {label: 'About', to: '/about'}
          ]
        }
      ],
      copyright: '© __TITLE__'
    }
  }
})
