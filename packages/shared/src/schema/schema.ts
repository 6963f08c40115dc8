import {config} from 'zod'

// Compiling a checker for every schema takes longer than checking a configuration once, and the checks of
// front matter are as quick without.
config({jitless: true})

/** zod for the schemas of all packages: one file with the parts that they use, loaded with every start. */
export * as z from './schema-parts.js'
