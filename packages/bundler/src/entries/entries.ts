import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {STYLESHEET} from '../input/stylesheet-names.js'
import type {BundleInput} from '../input/bundle-input.js'
import {componentModule} from '../theme/nested-component.js'
import {MESSAGES_MODULE} from '../translation/messages-module.js'
import {BASE_MDX_PROVIDER, MDX_PROVIDER} from './content-entry.js'
import {
  createFrameModule,
  FRAME_IMPORT,
  FRAME_MODULE,
  createForeignTest,
  listFrameComponents
} from './frame.js'

/** Entry points for esbuild: output name → virtual module. Both bundles use the same list. */
export interface BundleEntries {
  /** Output names of the entries in `Bundles.modules`, by entry. */
  names: ReadonlyMap<string, string>
  /** Components in the main bundle, which aren't separate entries in the browser. */
  frame: ReadonlySet<string>
  /** Source of each virtual module, by its ID. */
  modules: ReadonlyMap<string, VirtualModule>
}

export interface VirtualModule {
  code: string
  loader: 'js' | 'json' | 'css'
  /** Folder for resolving relative imports. Defaults to the site root. */
  resolveDir?: string
}

export const CLIENT_ENTRY = 'entry:client'
export const SERVER_ENTRY = 'entry:server'
/** Entry that loads the client's entry after the stylesheets. Development servers don't have it. */
export const START_ENTRY = 'entry:start'
/** Stands for the URLs of the client's imports in the start entry. They're known after bundling. */
export const CLIENT_IMPORTS = 'LECTERN_CLIENT_IMPORTS'
/**
 * Development entry that imports all live contents. This way, a new content doesn't need a new
 * entry point.
 */
export const CONTENTS_ENTRY = 'entry:contents'

/** Lists the entries of both bundles. */
export function createEntries(input: BundleInput): BundleEntries {
  const names = new Map<string, string>()
  const frame = listFrameComponents(input)
  const modules = new Map<string, VirtualModule>([
    [CLIENT_ENTRY, {code: clientEntry(input), loader: 'js'}],
    [SERVER_ENTRY, {code: serverEntry(), loader: 'js'}],
    ['@generated/site-data', {code: JSON.stringify(input.siteData), loader: 'json'}],
    [MESSAGES_MODULE, {code: JSON.stringify(input.messages), loader: 'json'}],
    [FRAME_MODULE, {code: createFrameModule(frame), loader: 'js'}],
    [MDX_PROVIDER, {code: mdxComponents('@theme/MDXComponents'), loader: 'js'}],
    [BASE_MDX_PROVIDER, {code: mdxComponents('@theme/MDXComponents/Base'), loader: 'js'}],
    ['@generated/styles.css', {code: input.globalStyles, loader: 'css'}]
  ])
  if (input.mode === 'development')
    modules.set(CONTENTS_ENTRY, {code: contentsEntry(input), loader: 'js'})
  else modules.set(START_ENTRY, {code: startEntry(), loader: 'js'})
  // Added at the end, so that the positions of errors stay correct.
  const shared = input.mode === 'development' ? '' : `\n${FRAME_IMPORT}`
  const findAdapter = createAdapterFinder(input)
  for (const component of input.components) {
    names.set(component, outputName(component))
    const adapter = findAdapter(component)
    modules.set(component, {code: componentModule(component, adapter) + shared, loader: 'js'})
  }
  for (const {entry, source, code} of input.liveContents) {
    names.set(entry, outputName(entry))
    modules.set(entry, {code: code + shared, loader: 'js', resolveDir: path.dirname(source)})
  }
  return {names, frame: new Set(frame), modules}
}

/** Creates a function that returns the adapter module for a route component. */
function createAdapterFinder({adapters, themePaths}: BundleInput) {
  const isForeign = createForeignTest(themePaths)
  return (component: string): string | undefined =>
    adapters?.routeComponents.includes(component) && isForeign(component)
      ? adapters.route
      : undefined
}

function clientEntry({clientModules, mode}: BundleInput): string {
  const isDev = mode === 'development'
  // `./track.js?x` and package names are scripts.
  const isStylesheet = (module: string) => STYLESHEET.test(module)
  const styles = clientModules.filter(isStylesheet)
  const scripts = clientModules.filter((module) => !isStylesheet(module))
  const names = scripts.map((_, index) => `clientModule${index}`)
  const shell = `site, Root, ErrorPage, clientModules: [${names.join(', ')}]`
  return [
    // Component styles come later than the site's styles, so they win over equally specific rules.
    ...styles.map((module) => `import ${JSON.stringify(module)}`),
    ...(isDev
      ? [
          `import {startDevClient as startClient} from '@lectern/client/dev-start'`,
          `import Root from '@theme/Root'`,
          `import ErrorPage from '@theme/Error'`
        ]
      : [`import {startClient, Root, ErrorPage, pageComponents} from '${FRAME_MODULE}'`]),
    `import site from '@generated/site-data'`,
    ...scripts.map((module, index) => `import * as ${names[index]} from ${JSON.stringify(module)}`),
    `import '@generated/styles.css'`,
    isDev
      ? `startClient({${shell}})`
      : `export const started = startClient({${shell}, pageComponents})`
  ].join('\n')
}

function startEntry(): string {
  return [
    `import {startAfterStyles} from '@lectern/client/start-after-styles'`,
    `void startAfterStyles(${CLIENT_IMPORTS})`
  ].join('\n')
}

function serverEntry(): string {
  return [
    `import {createRenderer} from '@lectern/client/server'`,
    `import Root from '@theme/Root'`,
    `import ErrorPage from '@theme/Error'`,
    `import {useMDXComponents} from '${MDX_PROVIDER}'`,
    `import site from '@generated/site-data'`,
    'export const renderer = createRenderer({site, Root, ErrorPage, components: useMDXComponents()})'
  ].join('\n')
}

function contentsEntry({liveContents}: BundleInput): string {
  const imports = liveContents.map(({entry}) => `() => import(${JSON.stringify(entry)})`)
  return `export const contents = [${imports.join(', ')}]`
}

/** Creates the module that gives compiled MDX and partials access to the theme's components. */
function mdxComponents(module: string): string {
  return [
    `import components from '${module}'`,
    'export function useMDXComponents(own) { return own ? {...components, ...own} : components }'
  ].join('\n')
}

/**
 * Returns a readable, unique name: the end of the entry's name and a hash of the whole name. Sites with many
 * versions have thousands of entries with the same end, so a shorter hash could occur twice.
 */
function outputName(entry: string): string {
  const readable = entry
    .replace(/\?excerpt$/, '-excerpt')
    .replace(/\.[a-z]+(?=-excerpt|$)/, '')
    .split(/[/:]/)
    .slice(-2)
    .join('-')
    .replace(/[^\w-]+/g, '-')
  return `${readable.replace(/^-+/, '')}-${hashContent(entry).slice(0, 10)}`
}
