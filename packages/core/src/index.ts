export {defineConfig, type UserConfig} from './config/config-schema.js'
export type {
  BundleExtension,
  Plugin,
  PluginCommand,
  PluginFactory,
  Preset,
  PresetFactory,
  Route,
  SiteConfig,
  SiteContext,
  SwizzleConfig
} from '@lectern/types'
export type {CoreProblemCode} from './problem-catalog.js'
