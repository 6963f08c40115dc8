export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false}]],
  themeConfig: {
    prism: {defaultLanguage: 'tpyescript', additionalLanguages: ['bash', 'powershel', 'birdsong']}
  }
}
