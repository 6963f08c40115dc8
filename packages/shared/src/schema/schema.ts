import {config} from 'zod'

// zod can compile a checker for each schema, but compiling takes longer than checking a
// configuration once. Checks of front matter are equally fast without it.
config({jitless: true})

/** The parts of zod that the packages use, in one file, because it's loaded at every start. */
export * as z from './schema-parts.js'
