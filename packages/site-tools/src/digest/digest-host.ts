import type {DeployedFile} from '../publish/deploy-state.js'

/** A file of a deployment to a host. */
export interface DigestFile extends DeployedFile {
  /** Path without a leading slash. */
  file: string
  /** SHA-1 hash, in hexadecimal digits. */
  sha1: string
  /**
   * Returns the content. Missing for files from previous deployments, which the host already has.
   */
  read?: (() => Uint8Array<ArrayBuffer>) | undefined
}

/** A host that deploys a site in one step, from a list of file hashes. */
export interface DigestHost {
  /** Name of the target for messages. */
  title: string
  /**
   * Uploads the files that the host doesn't have, and publishes the deployment.
   *
   * @throws MissingFiles if the host no longer has files of previous deployments.
   */
  publish(files: readonly DigestFile[]): Promise<void>
  /** Publishes the previous deployment and returns its ID. */
  rollback(): Promise<string>
}

/** Thrown if a host no longer has the content of files. */
export class MissingFiles extends Error {
  /** SHA-256 hashes. */
  readonly hashes: ReadonlySet<string>

  constructor(files: readonly DigestFile[]) {
    super('Files of previous deployments are missing.')
    this.hashes = new Set(files.map(({hash}) => hash))
  }
}
