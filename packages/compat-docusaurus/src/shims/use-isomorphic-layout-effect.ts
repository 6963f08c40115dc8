/** `@docusaurus/useIsomorphicLayoutEffect`: React doesn't warn about layout effects on a server any more. */
export {useLayoutEffect as default} from 'react'
