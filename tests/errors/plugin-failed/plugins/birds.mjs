export default () => ({
  name: 'birds',
  async loadContent() {
    throw new Error('The list of birds is empty')
  }
})
