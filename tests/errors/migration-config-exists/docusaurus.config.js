module.exports = {title: 'Case', url: 'https://docs.example.com', baseUrl: '/'}
