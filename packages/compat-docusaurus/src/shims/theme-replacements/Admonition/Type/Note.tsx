import Icon from '@theme/Admonition/Icon/Note'
import Type from '@theme-original/Admonition/Type/Note'
import {withIcon} from '../../../props/with-icon.js'

/** An admonition of the type `note`. Used by projects that override its icon. */
export default withIcon(Type, Icon)
