import {useColorMode} from '@lectern/client'
import IconMoon from '@theme/Icon/Moon'
import IconSun from '@theme/Icon/Sun'

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
        <IconSun />
      </span>
      <span className="only-dark">
        <IconMoon />
      </span>
    </button>
  )
}
