import { useEffect, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { useApiMutation, useMutation } from '#client/mutation.ts'
import type { AgendaEntry } from '#domains/cases/appointments/agenda/contract.ts'
import { useMoment } from '#domains/cases/appointments/ui/use-moment.ts'
import { VisitForm } from '#domains/cases/appointments/ui/visit-form.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PurchaseLine } from '../desk/contract.ts'
import { RequestLines, RequestWords } from './request-lines.tsx'
import { toPlace } from './to-place.ts'
import styles from './visit-dialog.module.css'

/** Preset of the dialog: a free time of a store, or a request. */
export interface Placing {
  time: { starts: string; kind: AgendaEntry['kind']; storageArea: AgendaEntry['storageArea'] } | null
  request: PurchaseLine | null
}

interface PlaceDialogProps extends Placing {
  /** requests without an appointment */
  waiting: readonly PurchaseLine[]
  changed: () => void
  close: () => void
}

/** Books an appointment for the owner of a request, who is notified. */
export function PlaceDialog({ time, request, waiting, changed, close }: PlaceDialogProps) {
  const t = useText(staffPurchasesTexts)
  const language = useLanguage()
  const momentOf = useMoment()
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const [chosen, setChosen] = useState(request)
  const [isOther, setOther] = useState(false)
  const save = useApiMutation('put', '/api/staff/purchases/{id}/appointment', {
    onSuccess: () => {
      toast.success(t('visit.moved'))
      changed()
      dialog.current?.close()
    },
  })
  const keep = (body: { storageAreaId: number; starts: string }) => chosen && void save.send({ params: { path: { id: chosen.id } }, body })
  return (
    <Dialog ref={dialog} look="page" title={t('visit.new')} onClose={close}>
      <div className={styles.facts}>
        {time && !isOther && (
          <p>
            <b>{momentOf(time.starts)}</b>
            <br />
            {localized(time.storageArea.names, language)}
          </p>
        )}
        {chosen === null ? (
          <RequestSearch waiting={waiting} area={time?.storageArea.id ?? null} choose={setChosen} />
        ) : (
          <>
            <div className={styles.line}>
              <RequestWords line={chosen} />
              <Button size="small" variant="ghost" onClick={() => setChosen(null)}>
                {t('visit.somebodyElse')}
              </Button>
            </div>
            {time && !isOther ? (
              <>
                <FormAlert text={save.error ? save.error.message || t('visit.offline') : null} />
                <div className={styles.ways}>
                  <Button busy={save.isPending} onClick={() => keep({ storageAreaId: time.storageArea.id, starts: time.starts })}>
                    {t('visit.place')}
                  </Button>
                  <Button variant="ghost" onClick={() => setOther(true)}>
                    {t('visit.otherTime')}
                  </Button>
                </div>
              </>
            ) : (
              <VisitForm
                kind="Expertise"
                storageAreaId={time?.storageArea.id ?? chosen.area?.id ?? null}
                busy={save.isPending}
                error={save.error}
                save={keep}
              />
            )}
            <p className={styles.quiet}>{t('visit.told')}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface RequestSearchProps {
  waiting: readonly PurchaseLine[]
  /** requests of this store come first */
  area: number | null
  choose: (line: PurchaseLine) => void
}

/** Lists requests without an appointment and searches all requests. */
function RequestSearch({ waiting, area, choose }: RequestSearchProps) {
  const t = useText(staffPurchasesTexts)
  const [typed, setTyped] = useState('')
  const search = useMutation((text: string) =>
    callApi('get', '/api/staff/purchases', { params: { query: { ...toPlace, size: 8, ...(text && { text }) } } }),
  )
  const lines = search.data?.results ?? waiting.toSorted((a, b) => Number(b.area?.id === area) - Number(a.area?.id === area)).slice(0, 8)
  return (
    <>
      <form
        className={styles.ways}
        onSubmit={(event) => {
          event.preventDefault()
          void search.send(typed.trim())
        }}
      >
        <TextField
          label={t('visit.whose')}
          required
          autoComplete="off"
          maxLength={80}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="outline" busy={search.isPending}>
          {t('take.find')}
        </Button>
      </form>
      <FormAlert text={search.error ? search.error.message || t('visit.offline') : null} />
      <div role="status" className="vh">
        {search.data && t('visit.found', { count: search.data.results.length })}
      </div>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{t('visit.nobody')}</p>
      ) : (
        <RequestLines lines={lines} act={t('visit.take')} actOf={(name) => t('visit.chooseOf', { name })} choose={choose} />
      )}
    </>
  )
}
