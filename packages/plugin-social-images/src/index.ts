import type {SocialImagesPluginOptions} from './social-images-options.js'
import {socialImagesPlugin} from './social-images-plugin.js'

export type {DrawnElement, DrawnNode} from './drawn-element.js'
export type {SocialImageProps} from './social-image-props.js'
export type {SocialImagesOptions, SocialImagesPluginOptions} from './social-images-options.js'
export {parseSocialImagesOptions as validateOptions} from './social-images-options.js'
export {socialImagesPlugin} from './social-images-plugin.js'
export type {SocialImagesProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    'social-images': SocialImagesPluginOptions
    '@lectern/plugin-social-images': SocialImagesPluginOptions
  }
}

export default socialImagesPlugin
