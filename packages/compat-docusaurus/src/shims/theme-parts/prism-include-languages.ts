/** The build highlights code in all languages of Prism: nothing has to be added in the browser. */
export default function prismIncludeLanguages(_prism: object): void {}
