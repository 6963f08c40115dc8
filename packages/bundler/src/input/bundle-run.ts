import type {SiteProblem} from '@lectern/types'
import type {Corrections} from '../corrections/corrections.js'
import type {BundleHost, BundleInput} from './bundle-input.js'
import type {ReadyModules} from './ready-modules.js'
import type {StyleReader} from './style-reader.js'

/** Collects the targets of URLs in CSS during bundling. */
export interface UrlLookups {
  /** Absolute paths that were looked up. The files may be missing. */
  files: Set<string>
  /** Absolute folders of the modules that code requests with a calculated path. */
  folders: Set<string>
  /** Problems that don't prevent the use of the bundles. */
  problems: SiteProblem[]
}

/** Imports and modules that can't be bundled. Empty modules replace them. */
export interface Stubs {
  /** `<importer>\0<specifier>` of imports that can't be resolved. */
  imports: ReadonlySet<string>
  /** esbuild's names of modules that can't be loaded. */
  modules: ReadonlySet<string>
}

/** React and the client, prebuilt for the server bundle of a build. */
export interface PrerenderModules {
  /** Absolute folder of the files. */
  folder: string
  /** Filenames in the folder, by specifier. */
  files: Readonly<Record<string, string>>
  /** Absolute paths of the source files and the modules. */
  inputs: readonly string[]
}

/** State that both bundles share during a run. */
export interface BundleRun extends BundleHost {
  input: BundleInput
  /** Translated modules, by absolute path. Both bundles share them. */
  translated: Map<string, Promise<string | undefined>>
  /** Reads stylesheets for both bundles. */
  styles: StyleReader
  /** The CSS of CSS modules and the absolute folder of each, by the module's name. */
  moduleStyles: Map<string, {code: string; folder: string}>
  /** Targets of URLs in CSS. */
  urls: UrlLookups
  /** Prepared modules. */
  readyModules: ReadyModules
  /** Modules that the server bundle of a build imports instead of containing them. */
  prerenderModules?: PrerenderModules
  /** Workers that are being bundled, from the outermost one. Absolute paths. */
  workers?: readonly string[]
  /** Replacements for modules with errors, so that the rest of the site can be checked. */
  stubs?: Stubs
  /** Changes to imports that the errors of earlier runs have shown to be necessary. */
  corrections?: Corrections
  /** Returns a number that's part of every component module's text. Used only in development. */
  epoch?(): number
}
