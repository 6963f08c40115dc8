export default {
  titel: 'Case',
  url: 'https://docs.example.com/path',
  trailingSlash: 'yes',
  onBrokenLinks: 'shout',
  plugins: 'docs',
  presets: [['classic', {blog: false, search: false}]],
  i18n: {defaultLocal: 'en'}
}
