export default {
  title: 'Birds',
  url: 'https://birds.example.com',
  presets: [['classic', {blog: false, search: false}]]
}
