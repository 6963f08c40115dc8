import type {CspSettings} from './config.js'

/** The security settings in `site.config.*`. */
export interface UserSecurityConfig {
  /** Security settings. */
  security?: {
    /**
     * Whether to write a strict content security policy and report what it blocks. `true` uses the
     * default settings.
     *
     * @default true if `hostFiles` contains a host that supports headers
     */
    csp?: boolean | Partial<CspSettings>
    /**
     * Security headers. `true` sends the default ones. An object changes them by name, and `false`
     * removes a header.
     *
     * @default true if `hostFiles` contains a host that supports headers
     */
    headers?: boolean | Record<string, string | false>
    /**
     * Whether browsers reject scripts and stylesheets that were modified after the build
     * (Subresource Integrity).
     *
     * @default false
     */
    integrity?: boolean
  }
}
