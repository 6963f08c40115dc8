export default function About() {
  return <p>{undefined.name}</p>
}
