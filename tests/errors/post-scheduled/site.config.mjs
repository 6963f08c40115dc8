const blog = {onUntruncatedBlogPosts: 'ignore'}

export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {docs: false, blog}]],
  plugins: [['blog', {...blog, id: 'news', path: 'news', routeBasePath: 'news', futurePosts: 'publish'}]]
}
