const redirects = Array.from({length: 2001}, (_, index) => ({from: `/old/${index}`, to: '/docs/a'}))

export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  hostFiles: ['cloudflare-pages'],
  plugins: [['client-redirects', {redirects}]]
}
