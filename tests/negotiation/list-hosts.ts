import {apacheHost} from './apache-host.js'
import {cloudflareHost} from './cloudflare-host.js'
import type {EmulatedHost} from './emulated-host.js'
import {netlifyHost} from './netlify-host.js'
import {nginxHost} from './nginx-host.js'
import {nodeHost} from './node-host.js'
import {serveHost} from './serve-host.js'
import {vercelHost} from './vercel-host.js'

/** All hosts that a build can write a function or rules for, and the preview. */
export const EMULATED_HOSTS: readonly EmulatedHost[] = [
  serveHost,
  nginxHost,
  apacheHost,
  cloudflareHost,
  netlifyHost,
  vercelHost,
  nodeHost
]
