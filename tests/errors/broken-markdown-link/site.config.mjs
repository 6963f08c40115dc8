export default {
  title: 'Case',
  url: 'https://docs.example.com',
  onBrokenMarkdownLinks: 'warn',
  presets: [['classic', {search: false, blog: false}]]
}
