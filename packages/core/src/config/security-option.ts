import {z} from '@lectern/shared/schema/schema'
import type {Hosts} from '../hosts/host.js'
import {HOSTS, selectHosts} from '../hosts/hosts.js'
import {cspOption} from './csp-option.js'
import {headersOption} from './headers-option.js'

/** Schema of the `security` option, without the defaults that depend on `hostFiles`. */
export const securityOption = z
  .strictObject({csp: cspOption, headers: headersOption, integrity: z.boolean().default(false)})
  .prefault({})

type SecuritySettings = z.infer<typeof securityOption>

/**
 * Fills in the defaults of `security`. If `hostFiles` contains a host that supports headers, the
 * content security policy and the security headers are on by default.
 *
 * @param written - `security` before validation.
 */
export function completeSecurity(
  security: SecuritySettings,
  written: unknown,
  hostFiles: readonly string[],
  hosts: Hosts = HOSTS
): SecuritySettings {
  if (!selectHosts(hostFiles, hosts).some(({sendsHeaders}) => sendsHeaders)) return security
  const {csp, headers} = (written ?? {}) as {csp?: unknown; headers?: unknown}
  return {
    ...security,
    ...(csp === undefined && {csp: cspOption.parse(true)}),
    ...(headers === undefined && {headers: headersOption.parse(true)})
  }
}
