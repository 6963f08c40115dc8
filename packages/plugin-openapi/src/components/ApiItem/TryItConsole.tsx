import {translate} from '@lectern/client'
import {type FormEvent, useId, useRef, useState} from 'react'
import {createRequest, type TryItField, type TryItRequest} from '../../try-it/try-it-request.js'
import {type ReceivedResponse, sendRequest} from '../../try-it/send-request.js'

/** Props of `@theme/ApiItem/TryItConsole`. */
export interface TryItConsoleProps {
  request: TryItRequest
  onClose(): void
}

/**
 * A form that sends a request from the reader's browser to the API. Credentials are only sent to
 * the server shown in the form, and they're never stored.
 */
export default function TryItConsole({request, onClose}: TryItConsoleProps) {
  const {servers, fields, body, method} = request
  const [server, setServer] = useState(servers[0] ?? '')
  const [values, setValues] = useState(() => fields.map(({example}) => example))
  const [text, setText] = useState(body?.text ?? '')
  const {state, send} = useRequest()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(createRequest(request, {server, values, body: text}))
  }
  return (
    <form
      className="openapi-console"
      aria-label={translate({id: 'theme.openapi.console', message: 'Send a request'})}
      autoComplete="off"
      onSubmit={submit}
    >
      <Servers servers={servers} value={server} onChange={setServer} />
      {fields.map((field, index) => (
        <Field
          key={`${field.place} ${field.name}`}
          field={field}
          value={values[index] ?? ''}
          onChange={(value) => setValues(values.with(index, value))}
        />
      ))}
      {body && method !== 'GET' && (
        <Body mediaType={body.mediaType} value={text} onChange={setText} />
      )}
      <p className="openapi-console-buttons">
        <button type="submit" className="openapi-button" disabled={state === 'sending'}>
          {translate({id: 'theme.openapi.send', message: 'Send request'})}
        </button>
        <button type="button" className="openapi-button openapi-button--plain" onClick={onClose}>
          {translate({id: 'theme.openapi.close', message: 'Close'})}
        </button>
      </p>
      <div aria-live="polite">
        {state === 'sending' && (
          <p>{translate({id: 'theme.openapi.sending', message: 'Sending…'})}</p>
        )}
        {typeof state === 'object' && <Result response={state} />}
      </div>
    </form>
  )
}

/** Sends requests one at a time. Sending a new request cancels the pending one. */
function useRequest() {
  const [state, setState] = useState<'idle' | 'sending' | ReceivedResponse>('idle')
  const controller = useRef<AbortController>(undefined)
  const send = async (request: ReturnType<typeof createRequest>) => {
    controller.current?.abort()
    const current = new AbortController()
    controller.current = current
    setState('sending')
    const received = await sendRequest(request, current.signal)
    if (!current.signal.aborted) setState(received)
  }
  return {state, send}
}

interface FieldProps {
  field: TryItField
  value: string
  onChange(value: string): void
}

function Field({field: {name, place, isRequired, isSecret}, value, onChange}: FieldProps) {
  return (
    <Labeled label={`${name} (${place})`}>
      {(id) => (
        <input
          id={id}
          type={isSecret ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          required={isRequired}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labeled>
  )
}

interface BodyProps {
  mediaType: string
  value: string
  onChange(value: string): void
}

function Body({mediaType, value, onChange}: BodyProps) {
  return (
    <Labeled label={`${translate({id: 'theme.openapi.body', message: 'Body'})} (${mediaType})`}>
      {(id) => (
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labeled>
  )
}

function Labeled({label, children}: {label: string; children(id: string): React.ReactNode}) {
  const id = useId()
  return (
    <p className="openapi-console-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  )
}

function Result({response}: {response: ReceivedResponse}) {
  if (response.error !== undefined) {
    return (
      <p className="openapi-console-error">
        {translate({
          id: 'theme.openapi.failed',
          message:
            'The request failed. The server may be unreachable, or not allow requests from this site (CORS).'
        })}{' '}
        <code>{response.error}</code>
      </p>
    )
  }
  return (
    <>
      <p>
        <code>{response.status}</code> {response.duration} ms
      </p>
      <pre className="openapi-code">
        <code>{response.text}</code>
      </pre>
    </>
  )
}

interface ServersProps {
  servers: readonly string[]
  value: string
  onChange(value: string): void
}

/**
 * Select for the server that receives the request. It's shown even if there's only one, so that
 * readers know where the request goes.
 */
function Servers({servers, value, onChange}: ServersProps) {
  return (
    <Labeled label={translate({id: 'theme.openapi.server', message: 'Server'})}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {servers.map((url) => (
            <option key={url}>{url}</option>
          ))}
        </select>
      )}
    </Labeled>
  )
}
