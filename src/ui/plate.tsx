import styles from './plate.module.css'

interface PlateProps {
  /** serial number; absent when not public */
  serial?: string
  /** Arabic letter; absent when not public */
  letter?: string
  /** number of the prefecture or province */
  code: number
  /** accessible name */
  label: string
}

const hidden = { serial: '•••••', letter: '•' }

/** Renders a Moroccan plate in three cells, as a single string would be reordered in Arabic text. */
export function Plate({ serial = hidden.serial, letter = hidden.letter, code, label }: PlateProps) {
  return (
    <span className={styles.plate} dir="ltr" role="img" aria-label={label}>
      <span>{serial}</span>
      <span className={styles.letter} lang="ar">
        {letter}
      </span>
      <span>{code}</span>
    </span>
  )
}
