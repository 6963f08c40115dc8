export default {
  title: 'Blocked',
  url: 'https://example.com',
  presets: [['classic', {blog: false}]],
  security: {csp: true}
}
