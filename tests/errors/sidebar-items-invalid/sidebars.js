export default {
  guide: [
    'a',
    {text: 'Guide', link: '/guide'},
    {type: 'category', label: 'More', link: {type: 'generated-index', titel: 'More'}, items: []},
    {Nested: [{type: 'category', items: ['a']}]},
    {type: 'link', label: 'Chat', to: '/chat'}
  ]
}
