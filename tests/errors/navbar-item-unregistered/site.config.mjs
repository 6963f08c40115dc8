export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false}]],
  themeConfig: {navbar: {items: [{type: 'custom-stars'}, {type: 'custom-moon'}]}}
}
