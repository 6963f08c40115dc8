export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  i18n: {
    defaultLocale: 'pt-BR',
    localeConfigs: {
      'pt-br': {label: 'Português'},
      ja: {label: '日本語'}
    }
  }
}
