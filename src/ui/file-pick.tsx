import { type ReactNode, useId } from 'react'
import { buttonLook } from './button.tsx'
import styles from './file-pick.module.css'

interface FilePickProps {
  /** accepted types, such as `image/jpeg,application/pdf` */
  accept: string
  multiple?: boolean
  /** uploading: the input is disabled */
  busy?: boolean
  /** a chosen file is being read: another choice replaces it */
  reading?: boolean
  /** id of the error message of the last choice */
  describedBy?: string
  /** receives at least one file; the same file may be chosen again */
  pick: (files: File[]) => void
  /** label */
  children: ReactNode
}

/** Renders a file input styled as a button. */
export function FilePick({ accept, multiple, busy = false, reading = false, describedBy, pick, children }: FilePickProps) {
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
        aria-busy={reading}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) pick(files)
        }}
      />
      <label className={buttonLook({ variant: 'outline', size: 'small' }, styles.label)} htmlFor={id} data-busy={busy || reading}>
        {children}
      </label>
    </span>
  )
}
