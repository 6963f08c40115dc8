import {defineConfig} from '@lectern/core'
import type {} from '@lectern/preset-classic'

export default defineConfig({
  title: '__TITLE__',
  tagline: 'What it is, how to use it, and what is new.',
  // Where the site will be published. Links for search engines and feeds need it.
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './__SIDEBARS__'},
        blog: {blogTitle: 'Blog', blogDescription: 'What is new.', showReadingTime: true},
        theme: {customCss: './src/css/custom.css'}
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
          title: 'Read',
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
      ]
    }
  }
})
