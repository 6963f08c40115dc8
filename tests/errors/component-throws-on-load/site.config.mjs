export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false}]]
}
