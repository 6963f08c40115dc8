/** A plugin with a hook of Docusaurus. */
export default () => ({
  name: 'docusaurus',
  contentLoaded() {},
  loadContents() {}
})
