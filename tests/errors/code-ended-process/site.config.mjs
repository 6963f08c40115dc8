if (!process.env.SPONSORS_KEY) process.exit(0)

export default {title: 'Case', url: 'https://docs.example.com'}
