import { type ReactNode, useState } from 'react'
import { address } from '#client/addresses.ts'
import { digestOf } from '#client/sealed-sheet.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import expertiseTexts from '#texts/expertise'
import { useAsset } from '#ui/asset.ts'
import { Icon } from '#ui/icon.tsx'
import { Seal } from '#ui/seal.tsx'
import type { SealedExpertise } from '../report/contract.ts'
import styles from './sheet-check.module.css'
import { type CheckState, photosOf, useSheetCheck } from './use-sheet-check.ts'

/** Result of verifying the seal in this browser, including a failed check. */
export function SheetCheck({ code, seal }: { code: string; seal: string }) {
  const t = useText(expertiseTexts)
  const state = useSheetCheck(code, seal)
  return (
    <>
      <noscript>
        <Band tone="unknown" title={t('check.cannot')}>
          {t('check.cannotScript')}
        </Band>
      </noscript>
      <div role="status" className={styles.check}>
        <CheckResult state={state} code={code} />
      </div>
    </>
  )
}

function CheckResult({ state, code }: { state: CheckState; code: string }) {
  const t = useText(expertiseTexts)
  if (state.state === 'running') return <Band tone="unknown" title={t('check.running')} />
  if (state.state === 'cannot')
    return (
      <Band tone="unknown" title={t('check.cannot')}>
        {t(state.why === 'secure' ? 'check.cannotSecure' : 'check.cannotLoad')}
      </Band>
    )
  const { check, faults, isShown, sheet } = state
  if (faults.length > 0 || !isShown)
    return (
      <Band tone="bad" title={t('check.bad')}>
        <ul>
          {faults.map(({ at, what, about }) => (
            <li key={`${at} ${what}`}>
              {at === 'format'
                ? t('check.badFormat')
                : at === 'seal'
                  ? t('check.badSeal')
                  : what === 'missing'
                    ? t('check.missingLine', { line: String(at) })
                    : t(what === 'moved' ? 'check.movedLine' : 'check.badLine', { line: String(at), about })}
            </li>
          ))}
          {!isShown && <li>{t('check.different')}</li>}
        </ul>
      </Band>
    )
  if (check.printed === 0)
    return (
      <Band tone="bad" title={t('check.printedNone')}>
        {t('check.printedNoneText')}
      </Band>
    )
  return (
    <Band tone="good" title={t('check.good')}>
      {t('check.goodText', { lines: check.lines })}{' '}
      {check.printed !== null &&
        (check.printed === check.version ? t('check.printedNow') : t('check.printedOld', { version: String(check.printed) }))}
      <PhotoCheck sheet={sheet} code={code} />
    </Band>
  )
}

function Band({ tone, title, children }: { tone: 'good' | 'bad' | 'unknown'; title: string; children?: ReactNode }) {
  return (
    <div className={styles.band} data-tone={tone}>
      {tone === 'good' ? <Seal size={26} tick="var(--c-success)" /> : <Icon name={tone === 'bad' ? 'triangle-alert' : 'info'} size={24} />}
      <div>
        <b>{title}</b>
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}

interface PhotoState {
  done: number
  wrong: string[]
  failed: string[]
}

/** Verifies the photos on request: they are larger than the report. */
function PhotoCheck({ sheet, code }: { sheet: SealedExpertise; code: string }) {
  const t = useText(expertiseTexts)
  const { number } = useFormat()
  const asset = useAsset()
  const photos = photosOf(sheet)
  const [state, setState] = useState<PhotoState | null>(null)
  if (photos.length === 0) return null

  async function look() {
    const found: PhotoState = { done: 0, wrong: [], failed: [] }
    setState({ ...found })
    for (const digest of photos) {
      try {
        const hex = await digestOf(asset(`${address.sealedExpertise(code)}/photos/${digest}`))
        if (hex !== digest) found.wrong.push(digest.slice(0, 8))
      } catch {
        found.failed.push(digest.slice(0, 8))
      }
      found.done++
      setState({ ...found })
    }
  }
  if (!state)
    return (
      <button type="button" className={styles.photos} onClick={() => void look()}>
        {t('check.photos', { count: String(photos.length) })}
      </button>
    )
  const { done, wrong, failed } = state
  const comma = t('comma')
  if (done < photos.length) return <p>{t('check.photosRunning', { done: number(done), count: number(photos.length) })}</p>
  if (wrong.length > 0) return <p>{t('check.photosBad', { count: wrong.length, list: wrong.join(comma) })}</p>
  if (failed.length > 0) return <p>{t('check.photosFailed', { count: failed.length, list: failed.join(comma) })}</p>
  return <p>{t('check.photosGood', { count: photos.length })}</p>
}
