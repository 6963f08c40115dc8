export default {
  title: 'Case',
  url: 'https://docs.example.com',
  plugins: ['pages'],
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']}
}
