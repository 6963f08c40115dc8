export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [
    [
      'classic',
      {
        blog: false,
        search: false,
        docs: {versions: {'1.0': {extends: 'current', exclude: ['new/**']}}}
      }
    ]
  ]
}
