import type {ChangelogPluginOptions} from './changelog-options.js'
import {changelogPlugin} from './changelog-plugin.js'

export {changelogPlugin} from './changelog-plugin.js'
export {parseChangelogOptions as validateOptions} from './changelog-options.js'
export type {
  ChangelogEditUrlInput,
  ChangelogOptions,
  ChangelogPluginOptions
} from './changelog-options.js'
export type {ChangelogContent} from './load-changelog.js'
export type {ChangelogProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    changelog: ChangelogPluginOptions
    '@lectern/plugin-changelog': ChangelogPluginOptions
  }
}

export default changelogPlugin
