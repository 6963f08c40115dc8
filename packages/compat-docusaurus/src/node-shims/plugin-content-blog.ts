import {createContentPlugin} from './content-plugin.js'

const {plugin, validateOptions} = createContentPlugin('@docusaurus/plugin-content-blog')

export {validateOptions}
export default plugin
