export default {
  title: 'Case',
  url: 'https://docs.example.com',
  baseUrl: '/notes/',
  presets: [['classic', {search: false, blog: false, sitemap: {robotsTxt: true}}]]
}
