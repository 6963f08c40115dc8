import {translate} from '@lectern/client'

const bird = 'heron'

export default function Page() {
  return (
    <p>
      {translate({id: `birds.${bird}`, message: 'A bird'})}
      {translate({id: 'title', message: 'Birds'})}
      {translate({id: 'title', message: 'All birds'})}
    </p>
  )
}
