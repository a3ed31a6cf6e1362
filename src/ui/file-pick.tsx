import { type ReactNode, useId } from 'react'
import { buttonLook } from './button.tsx'
import styles from './file-pick.module.css'

interface FilePickProps {
  /** kinds that are taken, such as `image/jpeg,application/pdf` */
  accept: string
  multiple?: boolean
  /** on their way: nothing can be chosen meanwhile */
  busy?: boolean
  /** id of the sentence that says what was wrong with the last choice */
  describedBy?: string
  /** one file at least; the same file may be chosen again afterwards */
  pick: (files: File[]) => void
  /** what is read on it */
  children: ReactNode
}

/** Where files are chosen: the field of the device under a label that looks like a button. */
export function FilePick({ accept, multiple, busy = false, describedBy, pick, children }: FilePickProps) {
  const id = useId()
  return (
    <span className={styles.place}>
      <input
        id={id}
        className="vh"
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={busy}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) pick(files)
        }}
      />
      <label className={buttonLook({ variant: 'outline', size: 'small' }, styles.label)} htmlFor={id} data-busy={busy}>
        {children}
      </label>
    </span>
  )
}
