export default {
  title: 'Errors',
  url: 'https://errors.example.com',
  presets: ['classic'],
  plugins: [
    ['openapi', {id: 'broken', spec: 'broken.yaml', routeBasePath: 'broken'}],
    ['openapi', {id: 'old', spec: 'old.json', routeBasePath: 'old'}],
    ['openapi', {id: 'cycle', spec: 'cycle.yaml', routeBasePath: 'cycle'}],
    ['openapi', {id: 'absent', spec: 'absent.yaml', routeBasePath: 'absent'}]
  ]
}
