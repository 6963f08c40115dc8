export default {
  title: 'Two hosts',
  url: 'https://example.com',
  presets: [['classic', {blog: false}]],
  hostFiles: ['netlify', 'cloudflare-pages']
}
