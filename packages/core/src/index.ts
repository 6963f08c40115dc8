export {defineConfig, type UserConfig} from './config/config-schema.js'
export type {
  BundleExtension,
  ContentRecipe,
  CreateContent,
  Plugin,
  PluginCommand,
  PluginFactory,
  Preset,
  PresetFactory,
  ReadyContent,
  Route,
  SiteConfig,
  SiteContext,
  SwizzleConfig
} from '@lectern/types'
export type {CoreProblemCode} from './problem-catalog.js'
