export default {
  title: 'Errors',
  url: 'https://docs.example.com',
  presets: [['classic', {search: false, blog: false}]]
}
