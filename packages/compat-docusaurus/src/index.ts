import type {Compatibility} from '@lectern/types'
import {adaptConfig, isForeignConfig} from './config/adapt-config.js'
import {listPackageNames} from './config/package-names.js'
import {findReplacement} from './config/replacement-packages.js'
import {findUnreadFiles} from './migrate/check-files.js'
import {findInfimaLayer} from './infima/infima-layer.js'
import {createModuleAliases, createProjectAliases} from './modules/module-aliases.js'
import {createNodeModules, createReplacedModules} from './modules/node-modules.js'
import {orderStyles} from './modules/order-styles.js'
import {adaptFactory} from './plugins/adapt-factory.js'
import {createAdapterFinder} from './modules/find-adapters.js'
import {
  adaptMessages,
  omitWrittenMessages,
  readDocusaurusMessages
} from './translations/docusaurus-messages.js'
import {findBundleExtension} from './webpack/inline-loaders.js'
import {completeRoutes} from './site-data/complete-routes.js'
import {completeSiteData} from './site-data/complete-site-data.js'
export type {CompatDocusaurusProblemCode} from './problem-catalog.js'

/** Lets Docusaurus projects build unchanged. */
export const compatibility: Compatibility = {
  isForeignConfig,
  adaptConfig,
  findReplacement,
  listPackageNames,
  adaptFactory,
  findUnreadFiles,
  readMessages: readDocusaurusMessages,
  adaptMessages,
  omitWrittenMessages,
  completeRoutes,
  completeSiteData,
  findStyleLayer: findInfimaLayer,
  findBundleExtension,
  findAdapters: createAdapterFinder(),
  orderStyles,
  localeVariable: 'DOCUSAURUS_CURRENT_LOCALE',
  importExtensions: ['.mjs', '.js', '.jsx', '.json', '.ts', '.tsx'],
  allowMissingExports: true,
  moduleAliases: createModuleAliases(),
  projectAliases: createProjectAliases(),
  nodeModules: createNodeModules(),
  replacedNodeModules: createReplacedModules()
}
