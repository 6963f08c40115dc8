import type {IdealImagePluginOptions} from './ideal-image-options.js'
import {idealImagePlugin} from './ideal-image-plugin.js'

export {idealImagePlugin} from './ideal-image-plugin.js'
export {
  IDEAL_IMAGE,
  type IdealImageOptions,
  type IdealImagePluginOptions
} from './ideal-image-options.js'
export type {ImageSizes, ImageSource, SizedSource} from './browser/image-source.js'
export {parseIdealImageOptions as validateOptions} from './ideal-image-options.js'

export {responsiveImages, type ResponsiveImagesOptions} from './responsive-images.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    'ideal-image': IdealImagePluginOptions
    '@lectern/plugin-ideal-image': IdealImagePluginOptions
  }
}

export default idealImagePlugin
