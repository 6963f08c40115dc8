export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themeConfig: {
    navbar: {logo: {src: '/img/mark.svg', srcDark: 'img/mark-dark.svg'}},
    footer: {logo: {src: 'img/here.svg?v=2', srcDark: '/img/foot%20dark.svg', href: '/'}}
  }
}
