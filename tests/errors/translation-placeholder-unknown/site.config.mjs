export default {
  title: 'Case',
  url: 'https://docs.example.com',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['classic', {blog: false, search: false}]]
}
