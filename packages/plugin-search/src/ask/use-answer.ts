import {useCallback, useEffect, useRef, useState} from 'react'
import {type AnswerState, answerQuestion, type Question} from './answer-question.js'

const START: AnswerState = {status: 'loading', text: '', passages: []}

/** An answer and its controls. */
export interface Answer extends AnswerState {
  stop(): void
  retry(): void
}

/** Asks a question when the component mounts. Later changes to the question are ignored. */
export function useAnswer(question: Question): Answer {
  const [asked] = useState(question)
  const [state, setState] = useState(START)
  const running = useRef<AbortController>(undefined)
  const start = useCallback(() => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setState(START)
    void answerQuestion(asked, controller.signal, (change) => {
      if (running.current === controller) setState((before) => ({...before, ...change}))
    })
  }, [asked])
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => {
    start()
    return stop
  }, [start, stop])
  return {...state, stop, retry: start}
}
