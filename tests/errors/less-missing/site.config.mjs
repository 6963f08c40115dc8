export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false, theme: {customCss: './src/css/custom.less'}}]]
}
