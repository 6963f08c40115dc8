export {defineConfig} from './config/config-schema.js'
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
  SwizzleConfig,
  UserConfig
} from '@lectern/types'
