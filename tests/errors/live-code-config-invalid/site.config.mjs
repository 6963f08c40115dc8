export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  themes: ['@docusaurus/theme-live-codeblock'],
  themeConfig: {
    liveCodeBlock: {playgroundPosition: 'left', playgroundPositon: 'top'}
  }
}
