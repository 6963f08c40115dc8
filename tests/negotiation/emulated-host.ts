/** A built site in the folder that a host publishes. */
export interface PublishedSite {
  /** Absolute path of the source folder. */
  siteDir: string
  /** Absolute path of the published folder. */
  root: string
  /** Base URL of the site. Its output is in the folder of that path. Starts and ends with `/`. */
  baseUrl: string
  /** Value of `trailingSlash` in the configuration. */
  trailingSlash?: boolean
}

/** A running host. `origin` has no trailing slash. */
export interface RunningHost {
  origin: string
  stop(): Promise<void>
}

/** A host that runs the files of a build as the real one does. */
export interface EmulatedHost {
  /** Value of `--host`. */
  name: string
  /** Returns why the host can't run on this computer. */
  findObstacle?(): string | undefined
  start(site: PublishedSite): Promise<RunningHost>
}
