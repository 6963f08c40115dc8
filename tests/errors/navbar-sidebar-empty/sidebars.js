export default {
  docs: ['a'],
  empty: [{type: 'html', value: '<hr>'}]
}
