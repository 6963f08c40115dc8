import type {BundleHost, BundleInput} from './bundle-input.js'
import type {ReadyModules} from './ready-modules.js'

/** One run of both bundles: the input, and what the two share while they are bundled. */
export interface BundleRun extends BundleHost {
  input: BundleInput
  /** Translated modules by absolute file: each bundle uses what the other has translated. */
  translated: Map<string, Promise<string | undefined>>
  /** Modules that are prepared with the generator. */
  readyModules: ReadyModules
  /** Development only: a different number changes the text of every component's module. */
  epoch?(): number
}
