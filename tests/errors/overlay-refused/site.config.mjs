export default {
  title: 'Errors',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false}]]
}
