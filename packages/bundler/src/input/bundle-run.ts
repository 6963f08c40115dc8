import type {SiteProblem} from '@lectern/types'
import type {BundleHost, BundleInput} from './bundle-input.js'
import type {ReadyModules} from './ready-modules.js'
import type {StyleReader} from './style-reader.js'

/** Collects what URLs in CSS led to, while bundles are created. */
export interface UrlLookups {
  /** Files that were looked for, present or not; absolute. */
  files: Set<string>
  /** Problems that don't keep the bundles from being used. */
  problems: SiteProblem[]
}

/** Imports and modules that can't be bundled; empty modules replace them. */
export interface Stubs {
  /** `<importer>\0<specifier>` of imports that lead to no module. */
  imports: ReadonlySet<string>
  /** Modules that can't be loaded, by the names that esbuild shows. */
  modules: ReadonlySet<string>
}

/** One run of both bundles: the input, and what the two share while they are bundled. */
export interface BundleRun extends BundleHost {
  input: BundleInput
  /** Translated modules by absolute file: each bundle reuses the translations of the other. */
  translated: Map<string, Promise<string | undefined>>
  /** Reads stylesheets for both bundles. */
  styles: StyleReader
  /** Targets of URLs in CSS. */
  urls: UrlLookups
  /** Modules that are prepared with the generator. */
  readyModules: ReadyModules
  /** Replaces modules with errors, so that the rest of the site can be checked. */
  stubs?: Stubs
  /** Development only: a different number changes the text of every component's module. */
  epoch?(): number
}
