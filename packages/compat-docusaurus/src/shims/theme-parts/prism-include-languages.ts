/** Does nothing, because the build supports all Prism languages. */
export default function prismIncludeLanguages(_prism: object): void {}
