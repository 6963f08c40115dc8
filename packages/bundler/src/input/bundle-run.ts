import type {SiteProblem} from '@lectern/types'
import type {BundleHost, BundleInput} from './bundle-input.js'
import type {ReadyModules} from './ready-modules.js'
import type {StyleReader} from './style-reader.js'

/** Collects the targets of URLs in CSS during bundling. */
export interface UrlLookups {
  /** Absolute paths that were looked up, whether or not the files exist. */
  files: Set<string>
  /** Problems. The bundles can still be used. */
  problems: SiteProblem[]
}

/** Imports and modules that can't be bundled; empty modules replace them. */
export interface Stubs {
  /** `<importer>\0<specifier>` of imports that can't be resolved. */
  imports: ReadonlySet<string>
  /** Modules that can't be loaded, by esbuild's names for them. */
  modules: ReadonlySet<string>
}

/** One run of both bundles: the input, and the state that they share. */
export interface BundleRun extends BundleHost {
  input: BundleInput
  /** Translated modules by absolute file. Each bundle reuses the other's. */
  translated: Map<string, Promise<string | undefined>>
  /** Reads stylesheets for both bundles. */
  styles: StyleReader
  /** Targets of URLs in CSS. */
  urls: UrlLookups
  /** Prepared modules. */
  readyModules: ReadyModules
  /** Replaces modules with errors, so that the rest of the site can be checked. */
  stubs?: Stubs
  /** Development only: returns a number that's part of every component module's text. */
  epoch?(): number
}
