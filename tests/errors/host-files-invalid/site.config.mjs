export default {
  title: 'Wrong hosts',
  url: 'https://example.com',
  presets: [['classic', {blog: false}]],
  hostFiles: ['ngnix', 'github']
}
