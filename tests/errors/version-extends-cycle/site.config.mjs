export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {versions: {'2.0': {extends: '1.0'}, '1.0': {extends: '2.0'}}}
      }
    ]
  ],
  plugins: [['docs', {id: 'community', path: 'docs', routeBasePath: 'community', versions: {current: {extends: '1.0'}}}]]
}
