export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themeConfig: {
    navbar: {
      items: [
        {type: 'doc', docid: 'a'},
        {type: 'docSidebar', label: 'Docs'},
        {type: 'dropdown', label: 'More'},
        {label: 'Other', items: [{type: 'html'}, {to: '/a', lable: 'A'}]}
      ]
    },
    footer: {
      links: [
        {title: 'Docs', items: [{label: 'A', to: '/docs/a'}]},
        {label: 'B', href: 'https://example.com'}
      ]
    },
    tableOfContents: {minHeadingLevel: 4, maxHeadingLevel: 3}
  }
}
