import {defineConfig} from '@lectern/core'
import type {} from '@lectern/preset-classic'

export default defineConfig({
  title: '__TITLE__',
  // The site's public URL. Canonical links and the sitemap use it.
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: '__TITLE__',
      logo: {src: '/img/logo.svg', alt: '', width: 32, height: 32}
    }
  }
})
