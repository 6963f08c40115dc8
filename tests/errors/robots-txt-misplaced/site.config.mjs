export default {
  title: 'Case',
  url: 'https://docs.example.com',
  baseUrl: '/notes/',
  presets: [['classic', {blog: false, sitemap: {robotsTxt: true}}]]
}
