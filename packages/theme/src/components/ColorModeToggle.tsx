import {translate} from '@lectern/client'
import type {ColorMode} from '@lectern/client'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/ColorModeToggle`. */
export interface ColorModeToggleProps {
  className?: string
  value: ColorMode
  onChange(mode: ColorMode): void
}

/**
 * A button that switches the color mode. CSS selects the icon, so it's correct before any script
 * runs.
 */
export default function ColorModeToggle({className, value, onChange}: ColorModeToggleProps) {
  const label = translate({
    id: 'theme.colorToggle.ariaLabel',
    message: 'Switch between dark and light mode'
  })
  return (
    <button
      type="button"
      className={joinClasses('icon-button color-mode-toggle', className)}
      aria-label={label}
      title={label}
      onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
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
