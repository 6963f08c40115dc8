import {Link, translate} from '@lectern/client'
import type {BlogAuthor} from '@lectern/types'
import IconSocialsBluesky from '@theme/Icon/Socials/Bluesky'
import IconSocialsDefault from '@theme/Icon/Socials/Default'
import IconSocialsEmail from '@theme/Icon/Socials/Email'
import IconSocialsGitHub from '@theme/Icon/Socials/GitHub'
import IconSocialsInstagram from '@theme/Icon/Socials/Instagram'
import IconSocialsLinkedIn from '@theme/Icon/Socials/LinkedIn'
import IconSocialsMastodon from '@theme/Icon/Socials/Mastodon'
import IconSocialsStackOverflow from '@theme/Icon/Socials/StackOverflow'
import IconSocialsThreads from '@theme/Icon/Socials/Threads'
import IconSocialsTwitch from '@theme/Icon/Socials/Twitch'
import IconSocialsTwitter from '@theme/Icon/Socials/Twitter'
import IconSocialsX from '@theme/Icon/Socials/X'
import IconSocialsYouTube from '@theme/Icon/Socials/YouTube'

/** Icons by the name of their platform. */
const ICONS: ReadonlyMap<string, typeof IconSocialsDefault> = new Map([
  ['Bluesky', IconSocialsBluesky],
  ['Email', IconSocialsEmail],
  ['GitHub', IconSocialsGitHub],
  ['Instagram', IconSocialsInstagram],
  ['LinkedIn', IconSocialsLinkedIn],
  ['Mastodon', IconSocialsMastodon],
  ['Stack Overflow', IconSocialsStackOverflow],
  ['Threads', IconSocialsThreads],
  ['Twitch', IconSocialsTwitch],
  ['Twitter', IconSocialsTwitter],
  ['X', IconSocialsX],
  ['YouTube', IconSocialsYouTube]
])

/** Renders an author's links to social media. */
export default function AuthorSocials({author: {name, socials}}: {author: BlogAuthor}) {
  if (!socials?.length) return null
  return (
    <small className="avatar__socials">
      {socials.map(({label, href}) => {
        const Icon = ICONS.get(label) ?? IconSocialsDefault
        return (
          <Link
            key={label}
            href={href}
            title={label}
            aria-label={translate(
              {
                id: 'theme.blog.author.socialLabel',
                message: '{name} on {platform}',
                description: 'Link to an author on another website'
              },
              {name: name ?? '', platform: label}
            )}
          >
            <Icon />
          </Link>
        )
      })}
    </small>
  )
}
