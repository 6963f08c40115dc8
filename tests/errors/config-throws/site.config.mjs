const settings = JSON.parse('{"title": }')

export default {title: settings.title, url: 'https://docs.example.com'}
