export default {
  title: 'Case',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false}]],
  plugins: [
    ['openapi', {spec: 'api.yaml'}],
    ['typedoc', {json: 'reference/api.json'}],
    ['pwa', {swRegister: './src/register.js'}]
  ]
}
