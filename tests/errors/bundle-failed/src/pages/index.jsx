export default function Page() {
  return <h1>Birds</h2>
}
