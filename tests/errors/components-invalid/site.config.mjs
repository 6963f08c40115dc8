export default {
  title: 'Mistakes',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false}]]
}
