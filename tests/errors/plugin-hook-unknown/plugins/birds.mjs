export default () => ({
  name: 'birds',
  postbuild() {
    return []
  }
})
