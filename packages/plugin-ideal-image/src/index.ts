import {idealImagePlugin} from './ideal-image-plugin.js'

export {idealImagePlugin} from './ideal-image-plugin.js'
export {
  IDEAL_IMAGE,
  type IdealImageOptions,
  type IdealImagePluginOptions
} from './ideal-image-options.js'
export type {ImageSizes, ImageSource, SizedSource} from './browser/image-source.js'
export {parseIdealImageOptions as validateOptions} from './ideal-image-options.js'
export default idealImagePlugin
