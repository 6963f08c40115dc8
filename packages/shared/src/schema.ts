/**
 * zod, for the schemas of all packages: here it is one file, where the package itself is ninety, which
 * every start of the program would load one by one.
 */
export {z} from 'zod'
