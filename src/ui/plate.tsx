import styles from './plate.module.css'

interface PlateProps {
  /** the serial number; absent when it is not public */
  serial?: string
  /** the Arabic letter; absent when it is not public */
  letter?: string
  /** number of the prefecture or province */
  code: number
  /** the plate in words, for those who do not see it */
  label: string
}

const hidden = { serial: '·····', letter: '·' }

/** A Moroccan plate in its three cells. As one string it would reorder in Arabic text. */
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
