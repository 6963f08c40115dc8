import {searchPlugin} from './search-plugin.js'

export {searchPlugin} from './search-plugin.js'

export default searchPlugin
