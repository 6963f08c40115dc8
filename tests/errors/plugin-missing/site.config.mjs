export default {
  title: 'Case',
  url: 'https://docs.example.com',
  plugins: ['serach']
}
