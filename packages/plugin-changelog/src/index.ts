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
export default changelogPlugin
