export default {
  title: 'Errors',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, docs: {versions: {'1.0': {extends: '2.0'}}}}]]
}
