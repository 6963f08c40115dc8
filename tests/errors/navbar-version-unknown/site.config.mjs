export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themeConfig: {navbar: {items: [{type: 'docsVersionDropdown', versions: ['2.0']}]}}
}
