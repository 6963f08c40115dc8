export default {
  title: 'Mistakes',
  url: 'https://docs.example.com',
  presets: [['classic', {search: false, blog: false}]]
}
