export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false}]],
  themeConfig: {search: {appId: 'APPID', apiKey: 'search-only', indexName: 'birds'}}
}
