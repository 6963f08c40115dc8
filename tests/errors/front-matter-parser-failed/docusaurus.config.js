module.exports = {
  title: 'Case',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {blog: false}]],
  markdown: {
    async parseFrontMatter({filePath, fileContent, defaultParseFrontMatter}) {
      if (filePath.endsWith('b.md')) return undefined
      const result = await defaultParseFrontMatter({filePath, fileContent})
      result.frontMatter.title = result.frontMatter.names.join(', ')
      return result
    }
  }
}
