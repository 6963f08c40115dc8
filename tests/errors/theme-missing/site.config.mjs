export default {
  titel: 'Case',
  url: 'https://docs.example.com/birds'
}
