import type {HeadTag} from '@lectern/types'
import type {DocusaurusPlugin} from '../plugin-form/docusaurus-plugin.js'
import {ContentInstance, type InstanceSettings} from './content-instance.js'

/** Key of the wrapped plugin. Copies of a plugin keep it. */
export const INSTANCE = Symbol('instance')

/** A plugin that may wrap one of Lectern's plugins. */
export type WrappingPlugin = DocusaurusPlugin & {[INSTANCE]?: WrappedPlugin}

/** A wrapped plugin, with the hooks that do nothing unless a plugin overrides them. */
export interface WrappedPlugin {
  instance: ContentInstance
  ownHooks: Pick<DocusaurusPlugin, 'configureWebpack' | 'postBuild'>
}

/**
 * Creates a plugin with Docusaurus's hooks from a plugin of Lectern. Plugins can override the hooks
 * and call the original ones.
 */
export function createWrappedPlugin(settings: InstanceSettings): WrappingPlugin {
  const instance = new ContentInstance(settings)
  const {native} = instance
  const ownHooks = {configureWebpack: createWebpackConfig, postBuild: async () => undefined}
  return {
    name: instance.shape.name,
    getPathsToWatch: () => [...(native.getPathsToWatch?.() ?? [])],
    ...(native.getTranslationFiles && {
      getTranslationFiles: async () =>
        native.getTranslationFiles?.({content: instance.content}) ?? []
    }),
    ...(native.translateContent && {
      translateContent: ({content, translationFiles}) =>
        instance.translateContent(content as object, translationFiles)
    }),
    loadContent: () => instance.load(),
    contentLoaded: ({content, actions}) => instance.addRoutes(content as object, actions),
    injectHtmlTags: () => {
      const {headTags = []} = native.injectHtmlTags?.(instance.content) ?? {}
      return headTags.length > 0 ? {headTags: headTags.map(describeTag)} : {}
    },
    ...ownHooks,
    [INSTANCE]: {instance, ownHooks}
  }
}

/**
 * Creates a webpack configuration with a rule for Markdown, because plugins change the options of its
 * loader. It has no effect.
 */
function createWebpackConfig() {
  const use = [1, 2].map(() => ({loader: '@lectern/markdown', options: {}}))
  return {resolve: {alias: {}}, module: {rules: [{test: /\.mdx?$/i, include: [], use}]}}
}

/** Describes a tag in Docusaurus's form. */
function describeTag({tag, attributes, content}: HeadTag) {
  return {tagName: tag, attributes, ...(content !== undefined && {innerHTML: content})}
}
