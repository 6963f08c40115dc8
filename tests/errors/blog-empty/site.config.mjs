export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {search: false, docs: false, blog: {path: 'notes', onUntruncatedBlogPosts: 'ignore'}}]]
}
