import {useColorMode} from '@lectern/client'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'

/** Switches between light and dark. CSS picks the icon, so it is right before any script runs. */
export default function ColorModeToggle({className}: {className?: string}) {
  const {colorMode, setColorMode} = useColorMode()
  const label = 'Switch between dark and light mode'
  return (
    <button
      type="button"
      className={`icon-button color-mode-toggle ${className ?? ''}`}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <span className="only-light">
        <IconLightMode />
      </span>
      <span className="only-dark">
        <IconDarkMode />
      </span>
    </button>
  )
}
