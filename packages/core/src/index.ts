export {defineConfig} from './config/config-schema.js'
export type {
  Plugin,
  PluginCommand,
  PluginFactory,
  Preset,
  PresetFactory,
  Route,
  SiteConfig,
  SiteContext,
  UserConfig
} from '@lectern/types'
