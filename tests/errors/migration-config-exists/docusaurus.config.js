module.exports = {title: 'Case', themes: ['classic'], url: 'https://docs.example.com', baseUrl: '/'}
