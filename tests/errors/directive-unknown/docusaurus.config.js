export default {
  title: 'Boats',
  url: 'https://boats.example',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]]
}
