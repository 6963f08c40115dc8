import {ownValue} from '@lectern/shared/objects/own-value'
import {Link} from '@lectern/client'
import type {BlogAuthor} from '@lectern/types'
import Bluesky from '@theme/Icon/Socials/Bluesky'
import Default from '@theme/Icon/Socials/Default'
import Email from '@theme/Icon/Socials/Email'
import GitHub from '@theme/Icon/Socials/GitHub'
import Instagram from '@theme/Icon/Socials/Instagram'
import LinkedIn from '@theme/Icon/Socials/LinkedIn'
import Mastodon from '@theme/Icon/Socials/Mastodon'
import StackOverflow from '@theme/Icon/Socials/StackOverflow'
import Threads from '@theme/Icon/Socials/Threads'
import Twitch from '@theme/Icon/Socials/Twitch'
import Twitter from '@theme/Icon/Socials/Twitter'
import X from '@theme/Icon/Socials/X'
import YouTube from '@theme/Icon/Socials/YouTube'
import type {ComponentType, SVGProps} from 'react'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** Icon of each platform, by its label. */
const ICONS: Readonly<Record<string, Icon>> = {
  Bluesky,
  Email,
  GitHub,
  Instagram,
  LinkedIn,
  Mastodon,
  'Stack Overflow': StackOverflow,
  Threads,
  Twitch,
  Twitter,
  X,
  YouTube
}

/** Renders an author's links to social media as icons. */
export default function AuthorSocials({author: {socials}}: {author: BlogAuthor}) {
  if (!socials?.length) return null
  return (
    <div className="avatar__socials">
      {socials.map(({label, href}) => {
        const PlatformIcon = ownValue(ICONS, label) ?? Default
        return (
          <Link key={label} href={href} title={label} aria-label={label}>
            <PlatformIcon />
          </Link>
        )
      })}
    </div>
  )
}
