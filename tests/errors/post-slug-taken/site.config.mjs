export default {
  title: 'Case',
  url: 'https://docs.example.com',
  onDuplicateRoutes: 'fail',
  presets: [['classic', {docs: false, blog: {onUntruncatedBlogPosts: 'ignore'}}]]
}
