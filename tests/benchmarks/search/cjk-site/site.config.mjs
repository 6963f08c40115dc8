export default {
  title: '鳥',
  url: 'https://birds.example.com',
  presets: [
    ['classic', {blog: false, search: true, docs: {routeBasePath: '/', sidebarPath: false}}]
  ]
}
