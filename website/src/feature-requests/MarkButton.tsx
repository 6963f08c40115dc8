import styles from './FeatureRequests.module.css'

export interface MarkButtonProps {
  title: string
  isMarked: boolean
  onClick(): void
}

/** Button that stores the reader's vote for a request in this browser. */
export function MarkButton({title, isMarked, onClick}: MarkButtonProps) {
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={isMarked}
      aria-label={`Vote for: ${title}`}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d="M12 5v14M6 11l6-6 6 6" />
      </svg>
      {isMarked ? 'Voted' : 'Vote'}
    </button>
  )
}
