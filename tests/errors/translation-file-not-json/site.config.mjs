export default {
  title: 'Case',
  url: 'https://docs.example.com',
  i18n: {defaultLocale: 'fr'},
  presets: [['classic', {blog: false, search: false}]]
}
