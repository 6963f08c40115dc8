/** `@docusaurus/useIsomorphicLayoutEffect`: React no longer warns about layout effects on the server. */
export {useLayoutEffect as default} from 'react'
