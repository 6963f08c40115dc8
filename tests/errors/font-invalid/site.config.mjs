export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false, theme: {fonts: {text: './src/css/font.css'}}}]]
}
