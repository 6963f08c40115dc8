import {defineConfig} from '@lectern/core'
import type {} from '@lectern/plugin-docs'
import type {} from '@lectern/theme'

export default defineConfig({
  title: '__TITLE__',
  // The site's public URL. Canonical links and the sitemap use it.
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  plugins: [['docs', {routeBasePath: '/'}], 'sitemap'],
  themes: ['classic', '@lectern/plugin-search'],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: '__TITLE__',
      logo: {src: '/img/logo.svg', alt: '', width: 32, height: 32}
    }
  }
})
