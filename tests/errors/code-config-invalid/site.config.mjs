export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themes: ['live-codeblock'],
  themeConfig: {
    prism: {
      defaultLanguage: 7,
      magicComments: [{className: 'a'}, {className: 'b', line: 'b', blok: {start: 'c', end: 'd'}}]
    }
  }
}
