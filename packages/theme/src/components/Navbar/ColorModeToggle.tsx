import {useColorMode} from '@lectern/client'
import ColorModeToggle from '@theme/ColorModeToggle'

/** Button that switches between light and dark mode. */
export default function NavbarColorModeToggle({className}: {className?: string}) {
  const {colorMode, setColorMode} = useColorMode()
  return <ColorModeToggle className={className} value={colorMode} onChange={setColorMode} />
}
