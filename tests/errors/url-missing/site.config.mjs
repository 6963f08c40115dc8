export default {
  title: 'Case',
  presets: [['classic', {blog: false, sitemap: {lastmod: 'date'}}]]
}
