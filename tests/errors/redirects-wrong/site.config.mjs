export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  plugins: [
    [
      'client-redirects',
      {
        redirects: [
          {from: '/docs/a', to: '/docs/install'},
          {from: '/old', to: '/docs/instal'},
          {from: '/twice', to: '/docs/a'},
          {from: '/twice', to: '/docs/install'},
          {from: '/one', to: '/two'},
          {from: '/two', to: '/one'},
          {from: '/far', to: '/twice'},
          {from: 'relative', to: '/docs/a'},
          {from: '/script', to: 'javascript:alert(1)'}
        ],
        createRedirects: (path) => (path === '/docs/a' ? 3 : undefined)
      }
    ]
  ]
}
