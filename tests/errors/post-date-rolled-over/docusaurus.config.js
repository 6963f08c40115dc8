module.exports = {
  title: 'Case',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: false, blog: {onUntruncatedBlogPosts: 'ignore'}}]]
}
