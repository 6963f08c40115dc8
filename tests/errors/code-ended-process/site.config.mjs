if (!process.env.SPONSORS_KEY) process[process.env.HOW ?? 'exit'](0)

export default {title: 'Case', url: 'https://docs.example.com'}
