export default () => ({
  name: 'birds',
  loadContent: () => new Promise(() => setInterval(() => {}, 1000))
})
