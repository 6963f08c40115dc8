export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  plugins: [
    'changelog',
    ['changelog', {id: 'folder', path: 'releases', routeBasePath: 'releases'}],
    ['changelog', {id: 'empty', path: 'empty.md', routeBasePath: 'empty'}]
  ]
}
