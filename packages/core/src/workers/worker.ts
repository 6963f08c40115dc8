import {answerTask} from './answer-task.js'

/** Entry of a pool's worker threads. */
export default answerTask
