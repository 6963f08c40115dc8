/** `@generated/routesChunkNames`. Lectern's pages have no chunks with names. */
export default {}
