/** `@generated/registry`: the chunks of pages by name. Lectern loads pages in a different way. */
export default {}
