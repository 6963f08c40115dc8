export default {
  title: 'Case',
  url: 'https://docs.example.com',
  onDuplicateRoutes: 'warn',
  presets: [['classic', {search: false, blog: false}]]
}
