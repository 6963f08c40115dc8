export default {
  title: 'Errors',
  url: 'https://docs.example.com',
  i18n: {defaultLocale: 'fr'},
  presets: [['classic', {blog: false}]]
}
