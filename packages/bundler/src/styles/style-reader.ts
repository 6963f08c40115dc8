import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import path from 'node:path'
import type {LessOptions, SassOptions} from '@lectern/types'
import {findKeptFolder} from '@lectern/shared/cache/cache-folder'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {isInside, relativePath} from '@lectern/shared/files/relative-path'
import {PREPROCESSED} from '../input/stylesheet-names.js'
import type {BundleInput} from '../input/bundle-input.js'
import type {PostCssSettings, StyleReader, Stylesheet} from '../input/style-reader.js'
import type {RunPostCss} from './run-post-css.js'
import {cacheStylesheet} from './style-cache.js'

interface ReaderSettings {
  siteDir: string
  cacheDir: string
  /** Bundler settings from plugins, which can change CSS. */
  extensions?: BundleInput['extensions']
  /** Absent if the site doesn't use PostCSS. */
  postCss?: PostCssSettings
}

/**
 * Creates the stylesheet reader for both bundles. It compiles Sass and Less, and then runs the
 * site's PostCSS plugins.
 */
export function createStyleReader(settings: ReaderSettings): StyleReader {
  const {siteDir, postCss} = settings
  const sass = (settings.extensions?.client ?? []).flatMap((extension) => extension.sass ?? [])
  const less = (settings.extensions?.client ?? []).flatMap((extension) => extension.less ?? [])
  const transforms = (settings.extensions?.client ?? []).flatMap(
    ({transformCss}) => transformCss ?? []
  )
  const finish = (file: string, style: Stylesheet): Stylesheet => ({
    ...style,
    css: transforms.reduce((css, transform) => transform(css, file), style.css)
  })
  const runner: {current?: Promise<RunPostCss> | undefined} = {}
  const process = async (file: string, css: string): Promise<Stylesheet> => {
    runner.current ??= loadRunner(settings).catch((error: unknown) => {
      // The author may install a missing plugin while the development server runs.
      runner.current = undefined
      throw error
    })
    return (await runner.current)(file, css)
  }
  // Kept apart, because Tailwind's result changes with the content, but Sass doesn't read it.
  const sources = readOnce((file) => readSource(file, siteDir, {sass, less}))
  const styles = readOnce(async (file) => {
    const style = await sources.read(file)
    if (isOwn(file)) return style
    if (!postCss) return finish(file, style)
    const key = [postCss.key, relativePath(siteDir, file), style.css]
    const processed = await cacheStylesheet({...settings, key}, () => process(file, style.css))
    return finish(file, {...processed, files: [...style.files, ...processed.files]})
  })
  return {
    ...styles,
    readsPlainCss: postCss !== undefined || transforms.length > 0,
    clear() {
      sources.clear()
      styles.clear()
    },
    async forget(changed) {
      await sources.forget(changed)
      return styles.forget(changed)
    }
  }
}

/** Keeps the stylesheets that a function reads. */
function readOnce(read: StyleReader['read']): Omit<StyleReader, 'readsPlainCss'> {
  const styles = new Map<string, Promise<Stylesheet>>()
  return {
    read(file) {
      const style = styles.get(file) ?? read(file)
      styles.set(file, style)
      return style
    },
    async inputs() {
      const all = await Promise.all(styles.values())
      return {
        files: [...new Set(all.flatMap(({files}) => files))],
        folders: all.flatMap(({folders}) => folders)
      }
    },
    clear: () => styles.clear(),
    async forget(changed) {
      const forgotten: string[] = []
      for (const [file, style] of styles) {
        const isCurrent = await style.then(
          // A folder's glob also matches files that don't exist yet.
          ({files, folders}) =>
            folders.length === 0 && !changed.some((one) => one === file || files.includes(one)),
          () => false
        )
        if (isCurrent) continue
        styles.delete(file)
        forgotten.push(file)
      }
      return forgotten
    }
  }
}

async function loadRunner({siteDir, cacheDir, postCss}: ReaderSettings): Promise<RunPostCss> {
  // Plugins that search the whole site for class names skip ignored folders.
  const ignored = path.join(findKeptFolder(cacheDir), '.gitignore')
  if (!fs.existsSync(ignored)) fs.writeFileSync(ignored, '*\n')
  const {createPostCss} = await import('./run-post-css.js')
  if (!postCss) throw new Error('PostCSS runs only for sites that configure it.')
  return createPostCss(siteDir, postCss)
}

async function readSource(
  file: string,
  siteDir: string,
  {sass, less}: {sass: readonly SassOptions[]; less: readonly LessOptions[]}
): Promise<Stylesheet> {
  if (!PREPROCESSED.test(file))
    return {css: await fsPromises.readFile(file, 'utf8'), files: [], folders: []}
  if (file.endsWith('.less')) {
    const {compileLess} = await import('./compile-less.js')
    return compileLess(file, siteDir, less)
  }
  const {compileSass} = await import('./compile-sass.js')
  return compileSass(file, siteDir, sass)
}

/** Returns whether a stylesheet is part of Lectern. Lectern's stylesheets need no plugin. */
function isOwn(file: string): boolean {
  return isInside(file, path.dirname(packageFolder('bundler')))
}
