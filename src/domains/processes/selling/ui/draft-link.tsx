import { useRef, useState } from 'react'
import { address } from '#client/addresses.ts'
import { callApi, type DataOf } from '#client/call.ts'
import { savePurchaseDraftLimits } from '#client/limits/selling-request.ts'
import { useMutation } from '#client/mutation.ts'
import { useFormat } from '#i18n/format.ts'
import { usePage, useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './draft-link.module.css'
import { carriedDraft, type RequestDraft } from './request-draft.ts'

type Kept = DataOf<'post', '/api/purchases/drafts'>

/** Continues the draft on another device: the server stores it temporarily and the link opens it. */
export function DraftLink({ draft, email }: { draft: RequestDraft; email: string }) {
  const t = useText(sellingTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [kept, setKept] = useState<{ link: string; expires: string; dots: string } | null>(null)
  const { origin, basePath } = usePage()
  async function made({ key, expires }: Kept): Promise<void> {
    const link = origin + basePath.replace(/\/$/, '') + address.createRequest({ draft: key })
    // the link works without the QR code
    setKept({ link, expires, dots: await dotsOf(link).catch(() => '') })
    dialog.current?.showModal()
  }
  const keeping = useMutation(() => callApi('post', '/api/purchases/drafts', { body: carriedDraft(draft) }), {
    onSuccess: (data) => void made(data),
  })
  return (
    <>
      <Button variant="ghost" size="small" busy={keeping.isPending} onClick={() => void keeping.send()}>
        {t('other.open')}
      </Button>
      <FormAlert text={keeping.error ? keeping.error.message || t('own.offline') : null} />
      <Dialog ref={dialog} title={t('other.title')} onClose={() => setKept(null)}>
        {kept && <Link {...kept} draft={draft} email={email} />}
      </Dialog>
    </>
  )
}

/** Link as text, QR code and mail, with its expiry. */
function Link({ link, expires, dots, draft, email }: { link: string; expires: string; dots: string; draft: RequestDraft; email: string }) {
  const t = useText(sellingTexts)
  const toast = useToast()
  const { longDate } = useFormat()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const words = useFieldWords(() => t('field.Email'))
  const form = useForm({
    limits: { email: { ...savePurchaseDraftLimits.email, required: true } },
    errorMessage: words,
    offline: t('own.offline'),
    send: async ({ email: to = '' }, signal) => {
      await callApi('post', '/api/purchases/drafts', { body: { ...carriedDraft(draft), email: to } }, signal)
      return to
    },
    onSuccess: setSentTo,
  })
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t('other.copied'))
    } catch {
      toast.error(t('other.notCopied'))
    }
  }
  return (
    <div className={styles.other}>
      <p>{t('other.text', { until: longDate(localTime(expires).day) })}</p>
      <div className={styles.link}>
        {dots && (
          <svg className={styles.code} viewBox="0 0 1 1" role="img" aria-label={t('other.code')}>
            <path d={dots} fill="currentColor" />
          </svg>
        )}
        <div className={styles.ways}>
          <p className={styles.address}>
            <bdi dir="ltr">{link}</bdi>
          </p>
          <Button variant="outline" onClick={() => void copy()}>
            {t('other.copy')}
          </Button>
        </div>
      </div>
      {sentTo === null ? (
        <form className={styles.mail} {...form.props}>
          <FormAlert text={form.summary} />
          <TextField
            {...form.field('email')}
            label={t('other.mail')}
            latin
            defaultValue={email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Button type="submit" variant="tonal" busy={form.busy}>
            {t('other.send')}
          </Button>
        </form>
      ) : (
        <p role="status">{t('other.sent', { email: sentTo })}</p>
      )}
    </div>
  )
}

/** Returns the QR code of a text as an SVG path in a unit square. */
async function dotsOf(text: string): Promise<string> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: 2 })
  const side = 1 / size
  return data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x * side} ${y * side}h${side}v${side}h${-side}z`] : [])))
    .join('')
}
