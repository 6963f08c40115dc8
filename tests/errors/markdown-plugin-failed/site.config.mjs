function remarkStrict() {
  return (tree, file) => {
    for (const node of tree.children) {
      if (node.type === 'blockquote') file.fail('No quotations here', node)
      if (node.type === 'list') file.message('A list of one', node, 'strict:list')
      if (node.type === 'table') node.children.missing.shift()
    }
  }
}

export default {
  title: 'Mistakes',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, docs: {remarkPlugins: [remarkStrict]}}]]
}
