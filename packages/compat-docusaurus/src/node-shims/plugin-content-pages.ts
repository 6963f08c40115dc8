import {createContentPlugin} from './content-plugin.js'

const {plugin, validateOptions} = createContentPlugin('@docusaurus/plugin-content-pages')

export {validateOptions}
export default plugin
