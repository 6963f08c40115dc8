export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  markdown: {preprocessor: ({fileContent}) => fileContent + '<div>'.repeat(30_000)}
}
