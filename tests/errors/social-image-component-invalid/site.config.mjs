export default {
  title: 'Field Notes',
  url: 'https://notes.example.com',
  presets: ['classic'],
  plugins: [['social-images', {component: './src/card.jsx'}]]
}
