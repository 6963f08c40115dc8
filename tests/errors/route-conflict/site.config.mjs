export default {
  title: 'Case',
  url: 'https://docs.example.com',
  onDuplicateRoutes: 'warn',
  presets: [['classic', {blog: false, search: false}]]
}
