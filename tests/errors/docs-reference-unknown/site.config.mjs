export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, docs: {sidebarPath: './sidebars.js'}}]],
  themeConfig: {
    navbar: {
      items: [
        {type: 'doc', docId: 'intor'},
        {type: 'docSidebar', sidebarId: 'doc'},
        {type: 'docsVersionDropdown', dropdownItemsAfter: [{type: 'doc', docId: 'guides/b'}]}
      ]
    },
    footer: {links: [{label: 'Fine', to: '/docs/intro'}]}
  }
}
