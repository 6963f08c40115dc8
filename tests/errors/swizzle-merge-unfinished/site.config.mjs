export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {docs: false, blog: false, search: false}]],
  themes: ['./themes/wood.mjs']
}
