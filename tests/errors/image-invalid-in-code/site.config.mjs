export default {
  title: 'Herons',
  url: 'https://herons.example.com',
  plugins: ['pages', 'ideal-image'],
  themes: ['classic']
}
