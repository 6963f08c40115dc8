export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, theme: {customCss: ['./src/css/open.css', './src/css/closed.css']}}]]
}
