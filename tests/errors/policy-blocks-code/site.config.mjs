export default {
  title: 'Blocked',
  url: 'https://example.com',
  presets: [['classic', {search: false, blog: false}]],
  security: {csp: true}
}
