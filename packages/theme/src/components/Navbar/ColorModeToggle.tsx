import {useColorMode} from '@lectern/client'
import ColorModeToggle from '@theme/ColorModeToggle'

/** Switches the site between light and dark. */
export default function NavbarColorModeToggle({className}: {className?: string}) {
  const {colorMode, setColorMode} = useColorMode()
  return <ColorModeToggle className={className} value={colorMode} onChange={setColorMode} />
}
