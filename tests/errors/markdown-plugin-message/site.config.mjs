function remarkShort() {
  return (tree, file) => {
    file.message('Pages should start with a short heading', tree.children[0])
  }
}

export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false, docs: {remarkPlugins: [remarkShort]}}]]
}
