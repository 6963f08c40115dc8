if (process.env.LANG !== 'C') throw new Error('The language has to be C')

export default {title: 'Case', url: 'https://docs.example.com', presets: ['classic']}
