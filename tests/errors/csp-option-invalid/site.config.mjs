export default {
  title: 'Wrong policy',
  url: 'https://example.com',
  presets: [['classic', {blog: false, search: false}]],
  security: {
    csp: {
      headersFile: '../_headers',
      directives: {'img-source': ['https:'], 'connect-src': ['self', 'https://a.example https://b.example']}
    }
  }
}
