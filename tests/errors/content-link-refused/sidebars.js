export default {
  docs: [
    'a',
    'b',
    {type: 'link', label: 'Five', href: 'javascript:alert(5)'},
    {type: 'html', value: '<a href="javascript:alert(6)">Six</a>'}
  ]
}
