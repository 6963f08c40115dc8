const config = {title: 'Case', url: 'https://docs.example.com'}
config.presets = ['classic']
