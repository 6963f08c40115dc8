export default {
  title: 'Case',
  url: 'https://docs.example.com',
  onBrokenMarkdownLinks: 'warn',
  presets: [['classic', {blog: false, search: false}]]
}
