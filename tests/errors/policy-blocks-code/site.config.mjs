export default {
  title: 'Blocked',
  url: 'https://example.com',
  presets: [['classic', {blog: false, search: false}]],
  security: {csp: true}
}
