import path from 'node:path'
import type {Plugin} from 'esbuild'
import type {StyleReader} from '../input/style-reader.js'
import {PREPROCESSED, STYLESHEET} from '../input/stylesheet-names.js'
import {describeLoadFailure} from './load-failure.js'

/**
 * Creates an esbuild plugin for Sass and Less, and for CSS if the site uses PostCSS. It has to
 * follow the plugin for CSS modules.
 */
export function stylesheets(siteDir: string, styles: StyleReader): Plugin {
  const filter = styles.readsPlainCss ? STYLESHEET : PREPROCESSED
  return {
    name: 'stylesheets',
    setup(build) {
      build.onLoad({filter, namespace: 'file'}, async ({path: file}) => {
        try {
          const {css} = await styles.read(file)
          return {contents: css, loader: 'css', resolveDir: path.dirname(file)}
        } catch (error) {
          return describeLoadFailure(error, file, siteDir)
        }
      })
    }
  }
}
