export default {
  title: 'Case',
  site: 'https://docs.example.com',
  base: '/docs/',
  presets: [['classic', {blog: false, search: false}]],
  themeConfig: {
    siteTitle: 'Case',
    nav: [{text: 'Guide', link: '/guide'}],
    socialLinks: [{icon: 'github', link: 'https://github.com/a/b'}]
  }
}
