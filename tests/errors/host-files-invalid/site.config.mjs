export default {
  title: 'Wrong hosts',
  url: 'https://example.com',
  presets: [['classic', {blog: false, search: false}]],
  hostFiles: ['ngnix', 'github']
}
