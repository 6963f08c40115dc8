import fs from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {FileModule, ImportedFile, Plugin, SiteContext} from '@lectern/types'
import {type IdealImageOptions, parseIdealImageOptions} from './ideal-image-options.js'
import {createImageModule} from './image-module.js'
import {resizeImage} from './resize-image.js'
import {readImage} from './read-image.js'

/** Resizes imported images, and adds placeholders that are shown while they load. */
export function idealImagePlugin(context: SiteContext, options: IdealImageOptions): Plugin {
  const isWhole = context.mode === 'development' && options.disableInDev
  const cacheDir = path.join(context.siteDir, '.site', 'cache', 'ideal-image')
  const make = (file: ImportedFile) => (isWhole ? nameSize(file) : resize(file, options, cacheDir))
  return {
    name: 'ideal-image',
    getThemePath: () => sourcePath('components'),
    getClientModules: () => [sourcePath('styles/ideal-image.css')],
    replaceImports: () => ({
      endings: ['png', 'jpg', 'jpeg'],
      key: JSON.stringify([isWhole, options]),
      create: cacheByState(make)
    })
  }
}

idealImagePlugin.validateOptions = parseIdealImageOptions

/**
 * Caches each image's module until its file changes. Both bundles request the same images, and the
 * development server requests them repeatedly.
 */
function cacheByState(
  make: (file: ImportedFile) => Promise<FileModule>
): (file: ImportedFile) => Promise<FileModule> {
  const known = new Map<string, {state: string; module: Promise<FileModule>}>()
  return async (file) => {
    const {mtimeMs, size} = await fs.stat(file.absolutePath)
    const state = `${mtimeMs} ${size}`
    const last = known.get(file.absolutePath)
    if (last?.state === state) return last.module
    const module = make(file)
    known.set(file.absolutePath, {state, module})
    return module
  }
}

async function resize(
  {absolutePath, file}: ImportedFile,
  options: IdealImageOptions,
  cacheDir: string
): Promise<FileModule> {
  const image = await readImage(absolutePath, file)
  const sized = await resizeImage(image, options, {file, cacheDir})
  return {code: createImageModule(sized), folder: sized.folder}
}

/** Creates a module with only the original image and its dimensions, for development. */
async function nameSize({absolutePath, file}: ImportedFile): Promise<FileModule> {
  const {width, height} = await readImage(absolutePath, file)
  const {dir, base} = path.parse(absolutePath)
  return {code: createImageModule({sizes: [{name: base, width, height}]}), folder: dir}
}

/** Returns the absolute path of a file in `src`, which is published next to `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}
