import {translate} from '@lectern/client'
import IconUp from '@theme/Icon/Up'
import {joinClasses} from '../behavior/markup/join-classes.js'
import {useBackToTop} from '../behavior/scroll/use-back-to-top.js'

/** Renders a back-to-top button for readers who scroll up on a long page. */
export default function BackToTopButton() {
  const {isShown, scrollToTop} = useBackToTop()
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top'
      })}
      className={joinClasses(
        'theme-back-to-top-button',
        isShown && 'theme-back-to-top-button--shown'
      )}
      onClick={scrollToTop}
    >
      <IconUp />
    </button>
  )
}
