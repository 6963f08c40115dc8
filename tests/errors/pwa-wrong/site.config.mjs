export default {
  title: 'Wrong',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  plugins: [
    [
      '@docusaurus/plugin-pwa',
      {
        pwaHead: [
          {tagName: 'link', rel: 'manifest', href: '/manifest.json'},
          {tagName: 'link', rel: 'manifest', href: '/site.webmanifest'}
        ]
      }
    ]
  ]
}
