module.exports = {
  title: 'Case',
  url: 'https://docs.example.com',
  baseUrl: '/',
  webpack: {jsLoader: 'babel'},
  presets: [['classic', {blog: false}]],
  plugins: [
    () => ({
      name: 'graph-loader',
      configureWebpack: () => ({module: {rules: [{test: /\.graphql$/, loader: 'graphql-tag/loader'}]}})
    })
  ]
}
