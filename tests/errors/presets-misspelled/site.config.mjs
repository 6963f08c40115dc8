export default {
  title: 'Case',
  url: 'https://docs.example.com',
  preset: ['classic'],
  plugins: ['docs'],
  themeConfig: {navbar: {items: [{to: '/blog', label: 'Blog'}]}}
}
