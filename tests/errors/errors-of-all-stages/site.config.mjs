export default {
  title: 'Birds',
  url: 'https://example.com',
  onBrokenLinks: 'stop',
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.mjs', editUrls: 'https://example.com'},
        theme: {customCss: './src/css/custom.css'}
      }
    ]
  ],
  themeConfig: {
    navbar: {
      style: 'bright',
      items: [{label: 'Atlas', to: '/atlas'}]
    },
    footer: {copyright: 'See <a href="/imprint">imprint</a>'}
  }
}
