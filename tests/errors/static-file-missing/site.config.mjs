export default {
  title: 'Case',
  url: 'https://docs.example.com',
  favicon: 'img/Logo.svg',
  presets: ['classic']
}
