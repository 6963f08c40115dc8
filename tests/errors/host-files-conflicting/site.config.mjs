export default {
  title: 'Two hosts',
  url: 'https://example.com',
  presets: [['classic', {blog: false, search: false}]],
  hostFiles: ['netlify', 'cloudflare-pages']
}
