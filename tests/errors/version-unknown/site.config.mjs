export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {lastVersion: '1.1', onlyIncludeVersions: ['current', '2.0'], versions: {'1.O': {}}}
      }
    ]
  ],
  plugins: [['docs', {id: 'community', includeCurrentVersion: false}]]
}
