export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themeConfig: {
    colorMode: {defaultMode: 'auto', respectPrefersColourScheme: true},
    navbar: {
      logo: {src: 3, heigth: 20},
      style: 'light',
      items: [
        {label: 'Blog', to: '/blog', position: 'middle'},
        {label: 'More', items: [{label: 'Pattern', to: '/a', activeBaseRegex: '('}]}
      ]
    },
    footer: {style: 'blue', colour: 'red', links: [{title: 'Docs', items: [{label: 4}]}]},
    tableOfContents: {maxHeadingLevel: 7},
    prism: {additionalLanguages: 'php'},
    announcementbar: {content: 'New'}
  }
}
