export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, docs: {tags: 'topics.yml'}}]],
  clientModules: ['./src/count-visits.js']
}
