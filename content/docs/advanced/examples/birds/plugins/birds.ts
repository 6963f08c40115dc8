import fs from 'node:fs/promises'
import path from 'node:path'
import type {PluginFactory, Route} from '@lectern/core'

/** An entry of the JSON file. */
export interface Bird {
  name: string
  slug: string
  /** In centimeters. */
  length: number
}

interface Options {
  /** Relative to the site root. */
  file: string
}

const birds: PluginFactory<Options> = ({siteDir}, {file, id = 'default'}) => {
  const source = path.join(siteDir, file)
  const plugin = {name: 'birds', id}
  return {
    name: 'birds',

    async loadContent(): Promise<Bird[]> {
      return JSON.parse(await fs.readFile(source, 'utf8'))
    },

    createRoutes(all: Bird[]) {
      const pages = all.map(
        ({name, slug, length}): Route => ({
          path: `/birds/${slug}`,
          component: '@site/src/components/BirdPage.tsx',
          props: {name, length},
          contents: [],
          head: [{tag: 'title', content: name}],
          source: file,
          plugin
        })
      )
      const frame: Route = {
        path: '/birds',
        component: '@site/src/components/BirdFrame.tsx',
        props: {},
        contents: [],
        head: [],
        plugin,
        routes: pages
      }
      return {routes: [frame], globalData: {count: all.length}}
    },

    getPathsToWatch: () => [source],

    injectHtmlTags: (all: Bird[]) => ({
      headTags: [{tag: 'meta', attributes: {name: 'birds', content: String(all.length)}}]
    }),

    extendCli: () => [
      {
        name: 'birds:longest',
        arguments: [],
        async run() {
          const all: Bird[] = JSON.parse(await fs.readFile(source, 'utf8'))
          const longest = all.reduce((one, other) => (other.length > one.length ? other : one))
          return [`${longest.name}: ${longest.length} cm`]
        }
      }
    ]
  }
}

birds.validateOptions = (options: Partial<Options>) => {
  if (typeof options.file !== 'string') throw new Error('the `file` option is missing')
  return options
}

export default birds
