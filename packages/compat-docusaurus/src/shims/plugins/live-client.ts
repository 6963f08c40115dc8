/** `@docusaurus/theme-live-codeblock/client`: the state of a playground. */
export {PlaygroundProvider, usePlayground} from '@theme-init/Playground/Buttons/ResetButton'
