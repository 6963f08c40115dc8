/** `@docusaurus/types` has no values. */
export {}
