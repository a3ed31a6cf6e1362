import { useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { takesFiles } from '#ui/use-order.ts'
import styles from './stock-pictures.module.css'
import type { Pictures } from './use-pictures.ts'

/** Drop zone and file input for photos. */
export function PictureDrop({ add }: { add: Pictures['uploads']['add'] }) {
  const t = useText(stockTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers, the button beside does the same
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!takesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!takesFiles(event)) return
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      }}
    >
      <Icon name="camera" size={28} />
      <p>{t('photos.drop')}</p>
      <p className={styles.limits}>{t('photos.limits')}</p>
      <Button size="small" variant="tonal" onClick={() => input.current?.click()}>
        {t('photos.add')}
      </Button>
      <input
        ref={input}
        className="vh"
        type="file"
        aria-label={t('photos.add')}
        tabIndex={-1}
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** Uploads in progress and failed ones. */
export function UploadList({ uploads: { list, retry, dismiss } }: { uploads: Pictures['uploads'] }) {
  const t = useText(stockTexts)
  return (
    <ul className={styles.uploads}>
      {list.map(({ key, file, part, error, final }) => (
        <li key={key} data-bad={error !== null || undefined}>
          {error !== null ? (
            <>
              <p role="alert">{error}</p>
              {!final && (
                <Button size="small" variant="ghost" onClick={() => retry(key)}>
                  {t('photos.retry')}
                </Button>
              )}
              <IconButton icon="x" label={t('photos.dismiss')} onClick={() => dismiss(key)} />
            </>
          ) : (
            <>
              <p>
                <bdi>{file.name}</bdi>
              </p>
              <progress max={1} value={part ?? 0} aria-label={t('photos.uploading', { name: file.name })} />
              <span>{part === null ? t('photos.waiting') : part === 1 ? t('photos.preparing') : `${Math.round(part * 100)} %`}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
