export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {docs: false, blog: {onUntruncatedBlogPosts: 'ignore'}}]]
}
