export default {
  title: 'Errors',
  url: 'https://errors.example.com',
  presets: ['classic'],
  plugins: [
    ['openapi', {spec: 'api.yaml', overlays: ['no-actions.yaml', 'unused.yaml', 'absent.yaml']}]
  ]
}
