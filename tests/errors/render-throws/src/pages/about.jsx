function nameOf(person) {
  return person.name.trim()
}

export default function About() {
  return <h1>{nameOf({})}</h1>
}
