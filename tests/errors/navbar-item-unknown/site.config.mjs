export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themeConfig: {
    navbar: {
      items: [
        {type: 'docsVersoinDropdown'},
        {label: 'More', items: [{type: 'custom-stars', count: 3}]},
        {type: 'weather'}
      ]
    }
  }
}
