import {z} from 'zod'

// Compiling a checker for every schema takes longer than checking a configuration once, and the checks of
// front matter are as quick without.
z.config({jitless: true})

/**
 * zod, for the schemas of all packages: here it is one file, where the package itself is ninety, which
 * every start of the program would load one by one.
 */
export {z}
