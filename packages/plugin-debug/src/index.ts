import {debugPlugin} from './debug-plugin.js'

export {debugPlugin} from './debug-plugin.js'
export default debugPlugin
